import { sql } from 'kysely'
import pg from 'pg'
import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import { openStore, type Store } from '../../src/store/open-store.ts'
import { quiet } from '../../tests/harness/postgres/test-postgres.ts'
import { fillIn, keepFiles } from './applicants.ts'
import { bareStatement, takeNumbers } from './bare-statement.ts'
import { bareTransaction, type Sample, sampleOf } from './bare-transaction.ts'
import { given, median, medianRatio } from './figures.ts'
import { Lines } from './lines.ts'
import { processorMs } from './processor-time.ts'
import type { Row } from './row.ts'
import type { Site } from './site.ts'
import { postmasterOf, secondsWithChildren } from './time-of-postgres.ts'

const atOnce = 16
const perRound = 300
const rounds = given('rounds', 5)
const poolSize = 10
/** V8 has compiled the server's code after some 2,500 applications: 2.0 ms of processor time each before, 1.7 after. */
const warmUps = 9

/** Milliseconds of processor time of a plain insert by Directus, as measured elsewhere: its own and PostgreSQL's. */
const insertByDirectus = 19 + 2

/** Applications a second over HTTP, compared with bare SQL: one statement per table, and ASTER's single statement. */
export async function compareSubmits(site: Site): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: poolSize })
  const store = await openStore({ ...site, dataDir: '', databasePool: poolSize, log: quiet })
  try {
    const by = { site, pool, store }
    return [...(await compare(by, 'hospital')), ...(await compare(by, 'expert'))]
  } finally {
    await store.close()
    await pool.end()
  }
}

type By = { site: Site; pool: pg.Pool; store: Store }

async function compare({ site, pool, store }: By, kind: 'hospital' | 'expert'): Promise<Row[]> {
  const sample = await sampleOf(store, await submitOne(site, kind))
  const seen = { submit: [] as number[], bare: [] as number[], statement: [] as number[] }
  const used = processorSeconds(site, await postmasterOf(store))
  const costs: number[] = []
  for (let round = -warmUps; round < rounds; round++) {
    // The statistics that autovacuum gathers every minute; the warm-up is too quick for it.
    if (round === 0) await sql`ANALYZE`.execute(store.db)
    const { perSecond: submit, ms } = await submitMany(site, kind, used)
    const bare = await keepMany(store, sample, (files) => bareTransaction(pool, sample, files))
    const numbers = await takeNumbers(store, perRound)
    const statement = await keepMany(store, sample, (files) =>
      bareStatement(store, sample, numbers.pop() ?? 0, files),
    )
    if (round < 0) continue
    costs.push(ms)
    seen.submit.push(submit)
    seen.bare.push(bare)
    seen.statement.push(statement)
  }
  const row = {
    what: `application of ${kind === 'expert' ? 'an expert, two files' : 'a hospital, no files'}`,
    seen: `${median(seen.submit).toFixed(0)} applications/s`,
  }
  return [
    {
      ...row,
      against: `bare transaction: ${median(seen.bare).toFixed(0)}; ratio: median of the rounds' ratios`,
      ratio: medianRatio(seen.submit, seen.bare),
      atLeast: 0.55,
    },
    {
      ...row,
      against: `bare statement: ${median(seen.statement).toFixed(0)}; ratio: median of the rounds' ratios`,
      ratio: medianRatio(seen.submit, seen.statement),
    },
    {
      ...row,
      seen: `${median(costs).toFixed(1)} ms of processor time`,
      against: `plain insert by Directus: ${insertByDirectus} ms; ratio: to the median of the rounds`,
      ratio: insertByDirectus / median(costs),
      ...(kind === 'hospital' && { atLeast: 5 }), // a plain insert has no files
    },
  ]
}

/** Processor time of the server and of PostgreSQL, including what they do besides. */
function processorSeconds({ aster }: Site, postmaster: number): () => number {
  return () => processorMs(aster.process.pid ?? 0) / 1000 + secondsWithChildren(postmaster)
}

async function submitOne({ store, callers }: Site, kind: ApplicationKind): Promise<string> {
  const [filled] = await fillInMany({ store, callers }, kind, 1)
  const { body } = await callers.expect(201, filled?.path ?? '', filled?.call)
  return JSON.parse(body.toString()).id
}

async function submitMany({ aster, store, callers }: Site, kind: ApplicationKind, used: () => number) {
  const filled = await fillInMany({ store, callers }, kind, perRound)
  const requests = filled.map(({ path, call }) => callers.prepare(path, call))
  const lines = await Lines.open(aster.url, atOnce)
  const before = used()
  const perSecond = await rate(requests.map((request) => () => lines.expect(201, request)))
  const ms = (1000 * (used() - before)) / perRound
  lines.close()
  return { perSecond, ms }
}

/** Preparation before the submit is not timed. */
async function fillInMany(
  { store, callers }: Pick<Site, 'store' | 'callers'>,
  kind: ApplicationKind,
  count: number,
) {
  const files = kind === 'expert' ? await keepFiles(store, 2 * count) : []
  const own = () => (kind === 'expert' ? { resume: files.pop(), endorsement: files.pop() } : {})
  return Promise.all(Array.from({ length: count }, () => fillIn(callers, kind, own())))
}

async function keepMany(
  store: Store,
  { fields }: Sample,
  keep: (files: readonly string[]) => Promise<void>,
): Promise<number> {
  const files = await keepFiles(store, fields.length * perRound)
  const claims = Array.from({ length: perRound }, () => files.splice(0, fields.length))
  return rate(claims.map((ids) => () => keep(ids)))
}

/** Throughput per second at a concurrency of `atOnce`. */
async function rate(acts: (() => Promise<unknown>)[]): Promise<number> {
  const { length } = acts
  const since = performance.now()
  const worker = async () => {
    for (let act = acts.pop(); act; act = acts.pop()) await act()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (1000 * length) / (performance.now() - since)
}
