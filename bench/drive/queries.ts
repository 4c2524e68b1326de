import { availableParallelism, loadavg } from 'node:os'
import { Kysely, PostgresDialect } from 'kysely'
import type { DB } from '../../src/store/generated/schema.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { createPool } from '../../src/store/postgres/connection.ts'
import {
  databaseUrl,
  productionSettings,
  quiet,
  startTestPostgres,
} from '../../tests/harness/postgres/test-postgres.ts'

/** `run` gets the number of its round, and may ask about another record in each. */
export type Question = { bar: number; run: (round: number) => Promise<unknown> }

type Bench = {
  rounds: number
  /** Fills the database, and says with what. */
  seed: (store: Store) => Promise<string>
  questions: (store: Store) => Promise<Record<string, Question>>
}

/** Prints the response times of questions to the store, and which indexes they use; fails above a bar. */
export async function benchQueries({ rounds, seed, questions }: Bench): Promise<void> {
  const postgres = await startTestPostgres({ settings: productionSettings })
  const url = databaseUrl(postgres.adminUrl, postgres.template)
  const opened = await openStore({ databaseUrl: url, dataDir: '', databasePool: 1, log: quiet })
  const pool = createPool(url, 10, quiet)
  let asked: { sql: string; parameters: readonly unknown[] }[] = []
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      asked.push(query)
    },
  })
  try {
    const since = performance.now()
    const seeded = await seed(opened)
    console.log(`${seeded} in ${((performance.now() - since) / 1000).toFixed(0)} s`)
    console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
    const rows = []
    for (const [what, question] of Object.entries(await questions({ ...opened, db }))) {
      const times = await measure(question)
      const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)])
      const plan = await indexes(question)
      rows.push({
        what,
        'p50 ms': p50.toFixed(1),
        'p95 ms': p95.toFixed(1),
        bar: question.bar,
        indexes: plan,
      })
      if (p95 > question.bar) process.exitCode = 1
    }
    console.table(rows)
  } finally {
    await db.destroy()
    await opened.close()
    await postgres.stop()
  }

  /** Sorted times; the first run is a warm-up and is not counted. */
  async function measure({ run }: Question): Promise<number[]> {
    const times: number[] = []
    for (let round = 0; round <= rounds; round++) {
      const since = performance.now()
      await run(round)
      if (round > 0) times.push(performance.now() - since)
    }
    return times.sort((one, other) => one - other)
  }

  /** The indexes in the query plans; 'all rows' means a sequential scan of a table that grows. */
  async function indexes({ run }: Question): Promise<string> {
    asked = []
    await run(0)
    const names = new Set<string>()
    for (const { sql: text, parameters } of asked) {
      const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...parameters])
      const plan = JSON.stringify(rows)
      for (const [, name = ''] of plan.matchAll(/"Index Name":"(\w+)"/g)) names.add(name)
      if (scan.test(plan)) names.add('all rows')
    }
    return [...names].sort().join(', ').replaceAll('application_', '')
  }
}

const growing =
  'application|audit|mail|note|page_view\\w*|visit\\w*|reading_time|move|match|match_move|match_invitation|report'
const scan = new RegExp(`"Seq Scan"[^}]*"Relation Name":"(${growing})"`)
