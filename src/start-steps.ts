import { parseArgs } from 'node:util'

const loaded = performance.now()

export type StartSteps = ReturnType<typeof startSteps>

/**
 * Milliseconds of this start: as a whole, and of its steps. The server loads while the database opens. `npm start` tells
 * by arguments when it began, what it did before this process, and on Linux how long npm took before.
 */
export function startSteps(argv: readonly string[] = process.argv.slice(2)) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      begun: { type: 'string' },
      npm: { type: 'string' },
      'set-up': { type: 'string' },
      build: { type: 'string' },
    },
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
  const npm = values.npm === undefined ? {} : { npm: Number(values.npm) }
  const rounded = Object.entries({ ...npm, ...steps }).map(([name, ms]) => [name, Math.round(ms)])
  return {
    ms: Math.round(now - begun), // without npm
    steps: Object.fromEntries(rounded) as typeof steps & { npm?: number },
  }
}

/** For the terminal: where the time of this start went, in seconds. */
export function sayStart({ ms, steps: { npm = 0, ...steps } }: StartSteps): string {
  const words: Record<keyof typeof steps, string> = {
    setUp: 'set-up',
    build: 'build',
    node: 'Node.js',
    database: 'PostgreSQL',
    migrations: 'migrations',
    load: 'meanwhile loading the server',
    routes: 'routes',
  }
  const parts = Object.entries(words).map(
    ([name, word]) => [word, steps[name as keyof typeof steps]] as const,
  )
  const said = [['npm', npm] as const, ...parts].filter(([, ms]) => ms >= 5) // less than 0.01 s
  return `Started in ${seconds(ms + npm)} s: ${said.map(([word, ms]) => `${word} ${seconds(ms)}`).join(', ')}.`
}

const seconds = (ms: number) => (ms / 1000).toFixed(2)
