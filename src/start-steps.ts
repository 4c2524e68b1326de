import { parseArgs } from 'node:util'

const loaded = performance.now()

/**
 * Milliseconds of this start: as a whole, and of its steps. The server loads while the database opens. `npm start` tells
 * by arguments when it began and what it did before this process.
 */
export function startSteps(argv: readonly string[] = process.argv.slice(2)) {
  const { values } = parseArgs({
    args: [...argv],
    options: { begun: { type: 'string' }, 'set-up': { type: 'string' }, build: { type: 'string' } },
    strict: false,
  })
  const begun = Number(values.begun ?? performance.timeOrigin) - performance.timeOrigin
  const before = { setUp: Number(values['set-up'] ?? 0), build: Number(values.build ?? 0) }
  const at = (name: string) => performance.getEntriesByName(name).at(-1)?.startTime ?? loaded
  const answers = at('database answers')
  const migrated = at('database is migrated')
  const server = at('server is loaded')
  const now = performance.now()
  const steps = {
    ...before,
    node: loaded - begun - before.setUp - before.build,
    database: answers - loaded,
    migrations: migrated - answers,
    load: server - loaded,
    routes: now - Math.max(server, migrated),
  }
  const rounded = Object.entries(steps).map(([name, ms]) => [name, Math.round(ms)])
  return { ms: Math.round(now - begun), steps: Object.fromEntries(rounded) as typeof steps }
}
