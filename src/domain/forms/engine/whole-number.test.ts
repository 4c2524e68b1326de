import { expect, test } from 'vitest'
import { wholeNumber } from './whole-number.ts'

test.each([
  ['1200', 1200],
  [' 007 ', 7],
  ['0', 0],
  ['-5', -5],
  ['1,200', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1\u202f200\u00a0000', 1_200_000],
  ["1'200", 1200],
  ['1,234,567', 1_234_567],
  ['١٢٠٠', 1200],
  ['١٬٢٠٠', 1200],
  ['۴۵۶', 456],
  ['１２０', 120],
])('%j is read as %d', (typed, number) => {
  expect(wholeNumber(typed)).toBe(number)
})

test.each([
  '1.5',
  '1,20',
  '1,2000',
  '0.500',
  '1,200.000',
  '1,200.50',
  '1e3',
  '0x10',
  '12a',
  'many',
  '1 2',
  '9'.repeat(16),
])('%j is refused, not guessed', (typed) => {
  expect(wholeNumber(typed)).toBe(typed)
})
