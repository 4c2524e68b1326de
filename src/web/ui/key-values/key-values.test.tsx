import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { KeyValues } from './key-values.tsx'

test('terms come before their values', () => {
  const page = serve(<KeyValues columns={2} items={[{ term: 'Visits', value: '10 to 14 days' }]} />)
  expect(find(page, 'dt + dd').textContent).toBe('10 to 14 days')
})
