import { expect, test } from 'vitest'
import { extended, remindersBy } from './reminders.ts'

test('25.4 reminders of a report are sent two weeks before, on the day, and two weeks later', () => {
  expect(
    ['2026-04-30', '2026-05-01', '2026-05-14', '2026-05-15', '2026-05-28', '2026-05-29'].map((today) =>
      remindersBy(today, '2026-05-15'),
    ),
  ).toEqual([0, 1, 1, 2, 2, 3])
})

test('25.3 a report that is sent back is due in two weeks at the earliest', () => {
  expect(extended('2026-05-20', '2026-05-15')).toBe('2026-06-03')
  expect(extended('2026-05-20', '2026-07-01')).toBe('2026-07-01')
})
