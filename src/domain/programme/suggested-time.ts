/** The longest time that a request has asked for, from a day on. Days are ISO dates. */
export function endAfter(startsOn: string, months: number): string {
  const start = new Date(startsOn)
  const end = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1))
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate()
  end.setUTCDate(Math.min(start.getUTCDate(), lastDay))
  return end.toISOString().slice(0, 10)
}
