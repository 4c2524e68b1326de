import { expect, test } from 'vitest'
import { formatDate } from './format-date.ts'

test('a date is written with the day first, independent of the server’s time zone', () => {
  expect(formatDate('2026-03-02', 'en')).toBe('2 March 2026')
  expect(formatDate('2026-12-31', 'en')).toBe('31 December 2026')
})

test('36.51 a Russian line does not begin with the sign for ‘year’', () => {
  expect(formatDate('2026-03-28', 'ru')).toBe('28 марта 2026\u00a0г.')
})
