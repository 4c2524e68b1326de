import { availableParallelism, loadavg } from 'node:os'
import { sql } from 'kysely'
import { hospitalExample } from '../src/domain/forms/hospital-example.ts'
import { rankForRequest, readWorkspace } from '../src/services/matching/read-workspace.ts'
import { refreshMatchProfiles } from '../src/store/matching/match-profiles.ts'
import { openStore, type Store } from '../src/store/open-store.ts'
import {
  databaseUrl,
  productionSettings,
  quiet,
  startTestPostgres,
} from '../tests/harness/postgres/test-postgres.ts'
import { quantile } from './drive/figures.ts'
import { limited, type Row, report } from './drive/row.ts'
import { copyProfiles } from './seed/copied-profiles.ts'
import { seedExperts } from './seed/experts.ts'
import { patiently } from './seed/patiently.ts'

const sizes = [1_000, 10_000, 100_000, 1_000_000]
/** Above this number profiles are copied: the ranking reads the answers of the best experts only. */
const withAnswers = 100_000
const rounds = 40
/** The highest p95 in ms, by experts. */
const bars = new Map([
  [100_000, 100],
  [1_000_000, 300],
])
/** The highest p95 of the whole page in ms. */
const workspaceBar = 300
const opened = { filter: {}, show: 50, compare: [] }
/** Tolerance for noise: time may grow by this factor more than the rows. */
const allowance = 1.1

/** Measures the ranking of experts for one request, with the reasons of the best fifty, and the whole workspace around it. */
const postgres = await startTestPostgres({ settings: productionSettings })
const url = databaseUrl(postgres.adminUrl, postgres.template)
const store = await openStore({ databaseUrl: url, dataDir: '', databasePool: 2, log: quiet })
try {
  const hospitalId = await askForSupport(store)
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`)
  const rows = []
  const judged: Row[] = []
  let last: { experts: number; p50: number } | undefined
  for (const experts of sizes) {
    const copied = await grow(store, last?.experts ?? 0, experts)
    const [p50, p95] = await measure(() => rankForRequest(store, hospitalId))
    const workspace = await measure(() => readWorkspace(store, hospitalId, opened))
    const growth = last && { rows: experts / last.experts, time: p50 / last.p50 }
    rows.push({
      experts,
      'profiles made in s': copied.toFixed(1),
      'p50 ms': p50.toFixed(1),
      'p95 ms': p95.toFixed(1),
      'workspace p50 ms': workspace[0].toFixed(1),
      'workspace p95 ms': workspace[1].toFixed(1),
      'times the rows': growth?.rows,
      'times the time': growth?.time.toFixed(1),
    })
    const most = bars.get(experts)
    if (most) {
      const among = `among ${experts.toLocaleString('en')} experts, p95`
      judged.push(limited(`match ${among}`, p95, most, 'ms'))
      judged.push(limited(`matching workspace ${among}`, workspace[1], workspaceBar, 'ms'))
    }
    if (growth && growth.time > growth.rows * allowance) miss('time grows faster than the rows')
    last = { experts, p50 }
  }
  console.table(rows)
  report(judged)
} finally {
  await store.close()
  await postgres.stop()
}

function miss(what: string): void {
  console.log(`FAILED: ${what}`)
  process.exitCode = 1
}

/** Returns the seconds that the refresh of the profiles took. */
function grow(store: Store, from: number, to: number): Promise<number> {
  return patiently(store, async (database) => {
    const { db } = database
    await seedExperts(database, from, Math.min(to, withAnswers))
    const since = performance.now()
    await refreshMatchProfiles({ ...store, ...database })
    const copied = (performance.now() - since) / 1000
    if (to > withAnswers) await copyProfiles({ ...store, ...database }, to / withAnswers, hospitalExample)
    for (const table of ['match_profile', 'match_group'])
      await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(db)
    return copied
  })
}

async function askForSupport({ db }: Store): Promise<string> {
  const request = { kind: 'hospital', answers: hospitalExample } as const
  return (await db.insertInto('application').values(request).returning('id').executeTakeFirstOrThrow()).id
}

/** Median and p95; the first run is a warm-up and is not counted. */
async function measure(run: () => Promise<unknown>): Promise<[number, number]> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const since = performance.now()
    await run()
    if (round > 0) times.push(performance.now() - since)
  }
  return [quantile(times, 0.5), quantile(times, 0.95)]
}
