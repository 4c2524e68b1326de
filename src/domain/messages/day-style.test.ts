import { expect, test } from 'vitest'
import { dayStyle } from './day-style.ts'

test('30.13 a date formatter is created once per locale and length, however many rows a page has', () => {
  expect(dayStyle('en')).toBe(dayStyle('en'))
  const day = new Date('2026-03-02T23:59:00Z')
  expect([dayStyle('en').format(day), dayStyle('en', 'medium').format(day)]).toEqual([
    '2 March 2026',
    '2 Mar 2026',
  ])
})
