import { sql } from 'kysely'
import type { Database } from '../database.ts'

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const mostTogether = 32

/** How long a statement waits for a row that another transaction holds. */
export type Patience = 'with others' | 'alone'

const lockTimeouts: Record<Patience, string> = { 'with others': '200ms', alone: '5s' }

/** First part of a statement, which the others read before they lock anything. */
export const limitLockWaits = (patience: Patience) =>
  sql`SELECT set_config('lock_timeout', ${lockTimeouts[patience]}, true) <> '' AS is_set`

/**
 * Groups the calls that arrive while an earlier group is being written: a statement for several rows costs little more
 * than one for a single row. Items with a key in common are written one after the other.
 */
export function inGroups<Item, Result>(
  write: (database: Database, group: readonly Item[], patience: Patience) => Promise<readonly Result[]>,
  keysOf: (item: Item) => readonly string[],
): (database: Database, item: Item) => Promise<Result> {
  type Call = Waiting<Item, Result>
  type Line = { calls: Call[]; onArrival: () => void }
  const lines = new WeakMap<Database, Line>()

  async function work(database: Database, line: Line): Promise<void> {
    /** Calls of failed groups, each written alone beside the groups that follow. */
    const alone = new Map<Call, Promise<void>>()
    while (line.calls.length > 0) {
      const arrival = new Promise<void>((resolve) => {
        line.onArrival = resolve
      })
      const group = takeGroup(line.calls, [...alone.keys()])
      if (group.length === 0) await Promise.race([arrival, ...alone.values()])
      else if ((await settle(database, group, 'with others')) === 'apart')
        for (const one of group) {
          const written = settle(database, [one], 'alone').then(() => void alone.delete(one))
          alone.set(one, written)
        }
    }
    lines.delete(database)
  }

  function takeGroup(line: Call[], beside: readonly Call[]): Call[] {
    const taken = new Set(beside.flatMap(({ item }) => keysOf(item)))
    const group: Call[] = []
    for (const waiting of line.splice(0)) {
      const keys = keysOf(waiting.item)
      if (group.length === mostTogether || keys.some((key) => taken.has(key))) line.push(waiting)
      else group.push(waiting)
      for (const key of keys) taken.add(key)
    }
    return group
  }

  /** Resolves to 'apart', with the calls still waiting, if each may succeed alone. */
  async function settle(
    database: Database,
    group: readonly Call[],
    patience: Patience,
  ): Promise<'settled' | 'apart'> {
    try {
      const results = await write(
        database,
        group.map(({ item }) => item),
        patience,
      )
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result)
    } catch (error) {
      if (patience === 'with others' && isOfOneRow(error)) return 'apart'
      for (const { reject } of group) reject(error)
    }
    return 'settled'
  }

  return (database, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(database)
      if (line) {
        line.calls.push({ item, resolve, reject })
        line.onArrival()
        return
      }
      const begun = { calls: [{ item, resolve, reject }], onArrival: () => {} }
      lines.set(database, begun)
      void work(database, begun)
    })
}

/** Classes of SQLSTATE: invalid data, a violated constraint, a deadlock, a lock that was not released in time. */
const ofOneRow = ['22', '23', '40', '55']

/** The others of its group may be stored without it, and a row that was locked a moment later. */
function isOfOneRow(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && ofOneRow.includes(code.slice(0, 2))
}
