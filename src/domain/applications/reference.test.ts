import { expect, test } from 'vitest'
import { referenceOf } from './reference.ts'

test('an application is quoted by the letter of its kind and its number', () => {
  expect(referenceOf('expert', 42)).toBe('E-00042')
  expect(referenceOf('hospital', 1)).toBe('H-00001')
  expect(referenceOf('trainer', 99_999)).toBe('T-99999')
})

test('the registry may outgrow five digits', () => {
  expect(referenceOf('expert', 123_456)).toBe('E-123456')
})
