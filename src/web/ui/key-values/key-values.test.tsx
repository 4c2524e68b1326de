import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { KeyValues } from './key-values.tsx'

test('terms stand before their values', async () => {
  const page = serve(
    <KeyValues columns={2} items={[{ term: 'Visits', value: '10 to 14 days', big: true }]} />,
  )
  await expectAccessible(page)
  expect(find(page, 'dt + dd').textContent).toBe('10 to 14 days')
})
