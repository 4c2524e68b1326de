import type { ReportKind } from './reports.ts'

const dayInMilliseconds = 86_400_000
const days = 14

/** Days before the due day of each reminder of a report: two weeks before, on the day, and two weeks later. */
export const reminderDays = [days, 0, -days] as const

/** A shortlist is late after so many days without an answer. */
export const shortlistDays = 7

/** The number of reminders due by a day (ISO dates). */
export function remindersBy(today: string, dueOn: string): number {
  return reminderDays.filter((before) => daysBetween(today, dueOn) <= before).length
}

const daysBetween = (today: string, dueOn: string) =>
  (Date.parse(dueOn) - Date.parse(today)) / dayInMilliseconds

/** What a hospital or an expert is reminded of. */
export type RemindedOf = 'shortlist' | 'agreement' | ReportKind

/** The least time between a reminder by hand and the reminder before or after it. */
export const reminderPauseMs = dayInMilliseconds

/** The moment from which the same applicant may be reminded by hand again. */
export const remindableFrom = (lastAt: Date) => new Date(lastAt.getTime() + reminderPauseMs)

/** Which mail reminds of a report on a day (ISO dates): only `soon` speaks of two weeks. */
export function reminderOn(today: string, dueOn: string): 'ahead' | 'soon' | 'today' | 'overdue' {
  const left = daysBetween(today, dueOn)
  if (left < 0) return 'overdue'
  if (left === 0) return 'today'
  return left === days ? 'soon' : 'ahead'
}

/** A report that was sent back, or is asked for after all, may take so long at least. */
export function extended(today: string, dueOn: string): string {
  const later = new Date(Date.parse(today) + days * dayInMilliseconds).toISOString().slice(0, 10)
  return later > dueOn ? later : dueOn
}
