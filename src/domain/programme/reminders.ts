const dayInMilliseconds = 86_400_000
const days = 14

/** The reminders of a report, in their order: two weeks before it is due, on the day, and two weeks later. */
export const reminders = ['soon', 'today', 'overdue'] as const

/** Days before the due day of each reminder. */
export const reminderDays = [days, 0, -days] as const

/** The number of reminders due by a day (ISO dates). */
export function remindersBy(today: string, dueOn: string): number {
  const left = (Date.parse(dueOn) - Date.parse(today)) / dayInMilliseconds
  return reminderDays.filter((before) => left <= before).length
}

/** A report that was sent back, or is asked for after all, may take so long at least. */
export function extended(today: string, dueOn: string): string {
  const later = new Date(Date.parse(today) + days * dayInMilliseconds).toISOString().slice(0, 10)
  return later > dueOn ? later : dueOn
}
