import { expect, test } from 'vitest'
import { dueDays, mayReportMove } from './reports.ts'

test('the mid-term report is due half-way, the two others two weeks after the end', () => {
  expect(dueDays('2026-01-01', '2026-07-01')).toEqual({
    midterm_report: '2026-04-01',
    final_report: '2026-07-15',
    feedback_report: '2026-07-15',
  })
})

test('an accepted report stays accepted, and only a submitted report can be accepted', () => {
  expect(mayReportMove('submitted', 'accepted')).toBe(true)
  expect(mayReportMove('due', 'accepted')).toBe(false)
  expect(mayReportMove('waived', 'accepted')).toBe(false)
  expect(mayReportMove('accepted', 'due')).toBe(false)
})
