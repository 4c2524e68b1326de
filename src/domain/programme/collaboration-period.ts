type Completed = { starts_on: string | null; ends_on: string | null; moved_at: Date }

/** The days that a certificate covers: of a collaboration that was completed early, until the day of its completion. */
export function certifiedPeriod({ starts_on, ends_on, moved_at }: Completed) {
  const completed = moved_at.toISOString().slice(0, 10)
  return { starts_on, ends_on: ends_on && ends_on > completed ? completed : ends_on }
}

/** The longest time that a request has asked for, from a day on. Days are ISO dates. */
export function endAfter(startsOn: string, months: number): string {
  const start = new Date(startsOn)
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end.toISOString().slice(0, 10)
}
