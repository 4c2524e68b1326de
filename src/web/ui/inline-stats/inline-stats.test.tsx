import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { InlineStats } from './inline-stats.tsx'

test('each figure has its meaning', async () => {
  const page = serve(<InlineStats items={[{ value: '61%', label: 'on a phone' }]} />)
  await expectAccessible(page)
  expect(find(page, 'dt + dd').textContent).toBe('61%')
})
