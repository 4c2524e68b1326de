import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test('a reference is the letter of the kind and the number', () => {
  expect(referenceOf('expert', 42)).toBe('E-00042')
  expect(referenceOf('hospital', 1)).toBe('H-00001')
  expect(referenceOf('trainer', 99_999)).toBe('T-99999')
})

test('a reference may have more than five digits', () => {
  expect(referenceOf('expert', 123_456)).toBe('E-123456')
})
