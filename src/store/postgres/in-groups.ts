import type { Database } from '../database.ts'

type Waiting<Item, Result> = {
  item: Item
  resolve: (result: Result) => void
  reject: (error: unknown) => void
}

const mostTogether = 32

/**
 * Groups the calls that arrive while an earlier group is being written: a statement for several rows costs little more
 * than one for a single row. Items with a key in common go into different groups.
 */
export function inGroups<Item, Result>(
  write: (database: Database, group: readonly Item[]) => Promise<readonly Result[]>,
  keysOf: (item: Item) => readonly string[],
): (database: Database, item: Item) => Promise<Result> {
  const lines = new WeakMap<Database, Waiting<Item, Result>[]>()

  async function work(database: Database, line: Waiting<Item, Result>[]): Promise<void> {
    while (line.length > 0) await settle(database, takeGroup(line))
    lines.delete(database)
  }

  function takeGroup(line: Waiting<Item, Result>[]): Waiting<Item, Result>[] {
    const taken = new Set<string>()
    const group: Waiting<Item, Result>[] = []
    for (const waiting of line.splice(0)) {
      const keys = keysOf(waiting.item)
      if (group.length === mostTogether || keys.some((key) => taken.has(key))) line.push(waiting)
      else group.push(waiting)
      for (const key of keys) taken.add(key)
    }
    return group
  }

  async function settle(database: Database, group: readonly Waiting<Item, Result>[]): Promise<void> {
    try {
      const results = await write(
        database,
        group.map(({ item }) => item),
      )
      for (const [at, { resolve }] of group.entries()) resolve(results[at] as Result)
    } catch (error) {
      if (group.length > 1 && isOfOneRow(error)) {
        for (const one of group) await settle(database, [one])
      } else for (const { reject } of group) reject(error)
    }
  }

  return (database, item) =>
    new Promise((resolve, reject) => {
      const line = lines.get(database)
      if (line) return line.push({ item, resolve, reject })
      const begun = [{ item, resolve, reject }]
      lines.set(database, begun)
      void work(database, begun)
    })
}

/** Classes of SQLSTATE: invalid data, a violated constraint, a deadlock, a lock that was not released in time. */
const ofOneRow = ['22', '23', '40', '55']

/** The others of its group may be stored without it. */
function isOfOneRow(error: unknown): boolean {
  const { code } = error as { code?: unknown }
  return typeof code === 'string' && ofOneRow.includes(code.slice(0, 2))
}
