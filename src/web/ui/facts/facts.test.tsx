import { expect, test } from 'vitest'
import { find, serve } from '../../../../tests/harness/components/mount.ts'
import { Facts } from './facts.tsx'

test('each fact pairs a meaning with its value', () => {
  const page = serve(<Facts items={[{ value: 'No fee', meaning: 'experts volunteer' }]} />)
  expect(find(page, 'dt').nextElementSibling?.textContent).toBe('No fee')
})
