import type { Outcome } from '../../src/domain/refusals.ts'

export type Tally = ReturnType<typeof createTally>

/** What has happened how often, and what the services have refused. */
export function createTally() {
  const events = new Map<string, number>()
  const refusals = new Map<string, number>()
  const add = (counts: Map<string, number>, name: string, by = 1) =>
    counts.set(name, (counts.get(name) ?? 0) + by)
  return {
    events,
    refusals,
    count: (event: string, by = 1) => void add(events, event, by),
    /** Counts an attempt. Refusals are expected, since people act concurrently. */
    note<T>(event: string, outcome: Outcome<T>): Outcome<T> {
      if (outcome.ok) add(events, event)
      else add(refusals, `${event}: ${reasonOf(outcome.refusal)}`)
      return outcome
    },
  }
}

function reasonOf({ code, errors }: { code: string; errors?: object }): string {
  return errors ? `${code} (${Object.entries(errors).map(([field, why]) => `${field} ${why}`)})` : code
}
