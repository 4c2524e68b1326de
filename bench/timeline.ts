import { availableParallelism, loadavg } from 'node:os'
import { Kysely, PostgresDialect, sql } from 'kysely'
import {
  readMatchTimeline,
  readTimeline,
  type TimelineOrder,
} from '../src/services/review/timeline/read-timeline.ts'
import type { DB } from '../src/store/generated/schema.ts'
import { openStore } from '../src/store/open-store.ts'
import { createPool } from '../src/store/postgres/connection.ts'
import { databaseUrl, quiet, startTestPostgres } from '../tests/harness/test-postgres.ts'
import { seedApplications } from './seed/applications.ts'
import { seedInsight } from './seed/insight.ts'
import { seedOutcomes } from './seed/outcomes.ts'
import { patiently } from './seed/patiently.ts'
import { seedRecords } from './seed/records.ts'

const applications = 100_000
const audits = 1_000_000
const rounds = 100
const bar = 100

/** Measures how soon the record of an application or a match tells its story, and shows which indexes it uses. */
const postgres = await startTestPostgres()
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
const store = { ...opened, db }
try {
  const since = performance.now()
  const busiest = await patiently(opened, async (patient) => {
    await seedApplications(patient, applications, 'Xyloña')
    await seedInsight(patient, 1000)
    await seedOutcomes(patient)
    return seedRecords(patient, audits)
  })
  const seconds = ((performance.now() - since) / 1000).toFixed(0)
  console.log(`${applications} applications and ${audits} entries of the audit in ${seconds} s`)
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)

  const rows = []
  for (const [what, run] of Object.entries(await questions(busiest))) {
    const times = await measure(run)
    const [p50 = 0, p95 = 0] = [0.5, 0.95].map((share) => times[Math.floor(times.length * share)])
    const plan = await indexes(() => run(0))
    rows.push({ what, 'p50 ms': p50.toFixed(1), 'p95 ms': p95.toFixed(1), bar, indexes: plan })
    if (p95 > bar) process.exitCode = 1
  }
  console.table(rows)
} finally {
  await db.destroy()
  await opened.close()
  await postgres.stop()
}

type Question = (round: number) => Promise<unknown>

async function questions(busiest: string): Promise<Record<string, Question>> {
  const sample = async (what: ReturnType<typeof sql<{ id: string }>>) =>
    (await what.execute(db)).rows.map(({ id }) => id)
  const of = (kind: string) =>
    sample(
      sql`SELECT id FROM application WHERE kind = ${kind} ORDER BY hashtext(id::text) LIMIT ${rounds + 1}`,
    )
  const matches = await sample(sql`SELECT id FROM match ORDER BY hashtext(id::text) LIMIT ${rounds + 1}`)
  const all = (read: typeof readTimeline, ids: readonly string[], order: TimelineOrder = {}) => {
    return async (round: number) => {
      const outcome = await read(store, {}, ids[round % ids.length] ?? '', order)
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      return outcome.value
    }
  }
  const first = await all(readTimeline, [busiest], { size: 2000 })(0)
  const deep = { cursor: first.cursor ?? '' }
  return {
    'yardstick: SELECT 1': () => sql`SELECT 1`.execute(db),
    'an expert': all(readTimeline, await of('expert')),
    'a hospital': all(readTimeline, await of('hospital')),
    'a match': all(readMatchTimeline, matches),
    'the busiest record': all(readTimeline, [busiest]),
    'its entries from the 2,000th on': all(readTimeline, [busiest], deep),
    'its mails': all(readTimeline, [busiest], { part: 'mails' }),
    'its changes': all(readTimeline, [busiest], { part: 'changes' }),
  }
}

/** Sorted times; the first run is a warm-up and is not counted. */
async function measure(run: Question): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const since = performance.now()
    await run(round)
    if (round > 0) times.push(performance.now() - since)
  }
  return times.sort((one, other) => one - other)
}

/** The indexes in the query plans; 'all rows' means a sequential scan of a large table. */
async function indexes(run: () => Promise<unknown>): Promise<string> {
  asked = []
  await run()
  const names = new Set<string>()
  for (const { sql: text, parameters } of asked) {
    const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) ${text}`, [...parameters])
    const plan = JSON.stringify(rows)
    for (const [, name = ''] of plan.matchAll(/"Index Name":"(\w+)"/g)) names.add(name)
    if (/"Seq Scan"[^}]*"Relation Name":"(application|audit|mail|note|move|match|match_move)"/.test(plan))
      names.add('all rows')
  }
  return [...names].sort().join(', ')
}
