import { expect, test } from 'vitest'
import { expectAccessible } from '../expect-accessible.ts'
import { find, serve } from '../mount.ts'
import { Facts } from './facts.tsx'

test('each fact pairs a meaning with its value', async () => {
  const page = serve(<Facts items={[{ value: 'No fee', meaning: 'experts volunteer' }]} />)
  await expectAccessible(page)
  expect(find(page, 'dt').nextElementSibling?.textContent).toBe('No fee')
})
