import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/mount.ts'
import { InlineStats } from './inline-stats.tsx'

test('each figure has its meaning', () => {
  const page = serve(<InlineStats items={[{ value: '61%', label: 'on a phone' }]} />)
  expect(find(page, 'dt + dd').textContent).toBe('61%')
})
