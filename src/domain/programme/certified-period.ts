type Completed = { starts_on: string | null; ends_on: string | null; moved_at: Date }

/** The days that a certificate covers: of a collaboration that was completed early, until the day of its completion. */
export function certifiedPeriod({ starts_on, ends_on, moved_at }: Completed) {
  const completed = moved_at.toISOString().slice(0, 10)
  return { starts_on, ends_on: ends_on && ends_on > completed ? completed : ends_on }
}
