import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a date is written with the day first, independent of the server’s time zone', () => {
  expect(formatDate('2026-03-02', 'en')).toBe('2 March 2026')
  expect(formatDate('2026-12-31', 'en')).toBe('31 December 2026')
})
