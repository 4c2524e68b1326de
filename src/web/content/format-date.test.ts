import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a day is written in words, the day first, whatever the time zone of the server', () => {
  expect(formatDate('2026-03-02', 'en')).toBe('2 March 2026')
  expect(formatDate('2026-12-31', 'en')).toBe('31 December 2026')
})
