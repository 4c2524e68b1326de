import { expect, test } from 'vitest'
import { dueDays, mayObligationMove } from './reports.ts'

test('the mid-term report is due half-way, the two others two weeks after the end', () => {
  expect(dueDays('2026-01-01', '2026-07-01')).toEqual({
    midterm_report: '2026-04-01',
    final_report: '2026-07-15',
    feedback_report: '2026-07-15',
  })
})

test('what was accepted stays accepted, and nothing is accepted that nobody has sent', () => {
  expect(mayObligationMove('submitted', 'accepted')).toBe(true)
  expect(mayObligationMove('due', 'accepted')).toBe(false)
  expect(mayObligationMove('waived', 'accepted')).toBe(false)
  expect(mayObligationMove('accepted', 'due')).toBe(false)
})
