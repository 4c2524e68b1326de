import { availableParallelism, loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { periodOf } from '../src/domain/tracking/period.ts'
import { countLater } from '../src/services/protection/count-later.ts'
import { readInsight } from '../src/services/tracking/read-insight.ts'
import { trackingServices } from '../src/services/tracking/tracking-services.ts'
import { openStore, type Store } from '../src/store/open-store.ts'
import { readPageFigures } from '../src/store/tracking/visit-figures.ts'
import {
  databaseUrl,
  productionSettings,
  quiet,
  startTestPostgres,
} from '../tests/harness/postgres/test-postgres.ts'
import { given, median, medianRatio, quantile } from './drive/figures.ts'
import { type Row, report } from './drive/row.ts'
import { postmasterOf, secondsWithChildren } from './drive/time-of-postgres.ts'
import { openViewsBefore } from './drive/views-before.ts'
import { inParallel, ratesOverHttp } from './drive/views-over-http.ts'
import { patiently } from './seed/patiently.ts'
import { seedSums } from './seed/views.ts'

const rounds = given('rounds', 5)
const visits = given('visits', 5000)
const viewsOfYear = given('year', 100_000_000)
const pagesOfVisit = 4
const questions = 40
const bars = { rate: 20, insightMs: 100 }

/** Page views in batches against a statement for each, per second of processor time; insight over a year. */
const postgres = await startTestPostgres({ settings: productionSettings })
const url = databaseUrl(postgres.adminUrl, postgres.template)
const store = await openStore({ databaseUrl: url, dataDir: '', databasePool: 10, log: quiet })
const pool = new pg.Pool({ connectionString: url, max: 10 })
try {
  const rows = [
    ...(rounds > 0 ? [...(await compareRates()), await overHttp()] : []),
    ...(viewsOfYear > 0 ? await askInsight() : []),
  ]
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)} at the end`)
  report(rows)
} finally {
  await pool.end()
  await store.close()
  await postgres.stop()
}

type Way = {
  enter(
    path: string,
    sessionId: string | undefined,
    caller: string,
  ): Promise<{ sessionId: string; pageViewId: string }>
  leave(pageViewId: string, seconds: number, caller: string): Promise<unknown>
  write(): Promise<void>
}

async function compareRates(): Promise<Row[]> {
  const postmaster = await postmasterOf(store)
  const before = await openViewsBefore(pool)
  const ours = inBatches(store)
  const [whole, viewsAlone] = [emptyRates(), emptyRates()]
  for (let round = -1; round < rounds; round++) {
    for (const [seen, withLimits] of [[whole, true] as const, [viewsAlone, false] as const]) {
      const one = await rateOf(before(withLimits), postmaster, round)
      const other = await rateOf(ours(withLimits), postmaster, round)
      if (round < 0) continue
      seen.before.push(one)
      seen.ours.push(other)
    }
  }
  return [
    {
      what: 'a whole page view: entered, left, both calls counted for the rate limit',
      seen: rate(whole.ours),
      against: `as before, two statements for each call: ${rate(whole.before)}`,
      ratio: medianRatio(whole.ours, whole.before),
      atLeast: bars.rate,
    },
    {
      what: 'for information: the same without rate limits on either side',
      seen: rate(viewsAlone.ours),
      against: `as before, a statement for each call: ${rate(viewsAlone.before)}`,
      ratio: medianRatio(viewsAlone.ours, viewsAlone.before),
    },
  ]
}

function emptyRates(): Record<'ours' | 'before', number[]> {
  return { ours: [], before: [] }
}

function rate(values: readonly number[]): string {
  return `${median(values).toFixed(0)} views a CPU second`
}

/** Without a threshold, since most of the time is spent on HTTP. */
async function overHttp(): Promise<Row> {
  const { direct, routed } = await ratesOverHttp(visits / 4)
  return {
    what: 'page views over HTTP, two calls each',
    seen: rate([direct]),
    against: `the same through Fastify: ${rate([routed])}`,
    ratio: direct / routed,
  }
}

function inBatches(store: Store): (withLimits: boolean) => Way {
  const tracking = trackingServices(store)
  const limit = countLater(store)
  return (withLimits) => ({
    async enter(path, currentSessionId, caller) {
      if (withLimits) limit.count('tracking', caller)
      const view = { path, entryTime: new Date(), currentSessionId, isInitialSession: !currentSessionId }
      const outcome = await tracking.enterPage(view)
      if (!outcome.ok) throw new Error(outcome.refusal.code)
      return outcome.value
    },
    async leave(pageViewId, timeSpent, caller) {
      if (withLimits) limit.count('tracking', caller)
      const left = { exitTime: new Date(), timeSpent, inactivityDuration: 0, pageViewId }
      const outcome = await tracking.leavePage(pageViewId, left)
      if (!outcome.ok) throw new Error(outcome.refusal.code)
    },
    async write() {
      await tracking.writeViews()
      await limit.share()
    },
  })
}

/** Views per second of processor time of this process and of PostgreSQL, with everything written meanwhile. */
async function rateOf(way: Way, postmaster: number, round: number): Promise<number> {
  await pool.query('CHECKPOINT') // without the statement timeout of the store
  const used = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1e6 + secondsWithChildren(postmaster)
  }
  const since = used()
  const entered: { pageViewId: string; caller: string }[] = []
  await inParallel(visits, async (number) => {
    const caller = `${round} ${number}`
    let sessionId: string | undefined
    for (let page = 0; page < pagesOfVisit; page++) {
      const view = await way.enter(`/page-${page}`, sessionId, caller)
      sessionId = view.sessionId
      entered.push({ pageViewId: view.pageViewId, caller })
    }
  })
  await way.write() // people stay longer than a second
  await inParallel(entered.length, async (number) => {
    const { pageViewId = '', caller = '' } = entered[number] ?? {}
    await way.leave(pageViewId, number % 60, caller)
  })
  await way.write()
  return (visits * pagesOfVisit) / (used() - since)
}

async function askInsight() {
  const count = await patiently(store, async (patient) => {
    for (const table of ['visit_day', 'page_day', 'reading_time'] as const)
      await patient.db.deleteFrom(table).execute()
    return seedSums(patient, viewsOfYear)
  })
  await sleep(1000) // a connection that ends is counted twice for a moment
  const postmaster = await postmasterOf(store)
  const period = periodOf({ days: '365' }, new Date().toISOString().slice(0, 10))
  const ask = async (what: string, act: () => Promise<unknown>) => {
    const took: number[] = []
    const used = secondsWithChildren(postmaster)
    for (let turn = 0; turn <= questions; turn++) {
      const since = performance.now()
      await act()
      if (turn > 0) took.push(performance.now() - since)
    }
    const p95 = quantile(took, 0.95)
    const cpuMs = ((secondsWithChildren(postmaster) - used) / (questions + 1)) * 1000
    return {
      what: `${what}, ${viewsOfYear / 1e6} million views in ${count} sums`,
      seen: `p50 ${median(took).toFixed(0)} ms, p95 ${p95.toFixed(0)} ms; CPU ${cpuMs.toFixed(0)} ms`,
      against: `at most ${bars.insightMs} ms`,
      ratio: bars.insightMs / p95,
      atLeast: 1,
    }
  }
  return [
    await ask('pages of a year with their median times', () => readPageFigures(store, period)),
    await ask('insight of a year, without applications', () => readInsight(store, { days: '365' })),
  ]
}
