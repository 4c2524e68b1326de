import { expect, test } from 'vitest'
import { endAfter } from './suggested-time.ts'

test('months are calendar months', () => {
  expect(endAfter('2026-11-15', 6)).toBe('2027-05-15')
  expect(endAfter('2026-08-31', 6)).toBe('2027-02-28')
})
