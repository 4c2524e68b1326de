import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../src/store/database.ts'

/** The result of a check, with some ids of the rows that break the rule. */
export type Finding = { checked: number; violations: number; examples: readonly string[] }

/** What the simulator remembers outside of the database. */
export type Memory = {
  /** The number of deliveries of each mail. */
  delivered: ReadonlyMap<string, number>
  /** Addresses of people whom an administrator has erased. */
  erased: ReadonlySet<string>
  /** Links to unfinished forms, with the time of their mail. */
  drafts: readonly { token: string; at: number }[]
}

export type Invariant = {
  name: string
  find(database: Database, memory: Memory): Promise<Finding>
}

/** `rows` has an id and whether it breaks the rule. */
export const judged = (name: string, rows: (memory: Memory) => RawBuilder<unknown>): Invariant => ({
  name,
  async find({ db }, memory) {
    const { rows: found } = await sql<Finding>`
      SELECT count(*)::int AS checked, count(*) FILTER (WHERE broken)::int AS violations,
        coalesce((array_agg(id::text) FILTER (WHERE broken))[1:3], '{}') AS examples
      FROM (${rows(memory)}) AS judged (id, broken)`.execute(db)
    return found[0] ?? { checked: 0, violations: 0, examples: [] }
  },
})

/** A finding about rows that are checked in this process. */
export function countBroken<T>(
  all: readonly T[],
  isBroken: (one: T) => boolean,
  nameOf: (one: T) => string,
): Finding {
  const broken = all.filter(isBroken)
  return { checked: all.length, violations: broken.length, examples: broken.slice(0, 3).map(nameOf) }
}
