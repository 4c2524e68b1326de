import pg from 'pg'
import type { ApplicationKind } from '../../src/domain/statuses/application-status.ts'
import { fillIn, keepFiles } from './applicants.ts'
import { bareTransaction, type Sample, sampleOf } from './bare-transaction.ts'
import { given, median, medianRatio } from './figures.ts'
import type { Row } from './row.ts'
import type { Site } from './site.ts'

const atOnce = 16
const perRound = 150
const rounds = given('rounds', 5)
const poolSize = 10
const warmUps = 2

/** Applications a second over HTTP against the bare transactions that keep them, in turns. */
export async function compareSubmits(site: Site): Promise<Row[]> {
  const pool = new pg.Pool({ connectionString: site.databaseUrl, max: poolSize })
  try {
    return [await compare(site, pool, 'hospital'), await compare(site, pool, 'expert')]
  } finally {
    await pool.end()
  }
}

async function compare(site: Site, pool: pg.Pool, kind: 'hospital' | 'expert'): Promise<Row> {
  const sample = await sampleOf(site.store, await submitOne(site, kind))
  const seen = { submit: [] as number[], bare: [] as number[] }
  for (let round = -warmUps; round < rounds; round++) {
    const [submit, bare] = [await submitMany(site, kind), await bareMany(site, pool, sample)]
    if (round < 0) continue
    seen.submit.push(submit)
    seen.bare.push(bare)
  }
  return {
    what: `application of ${kind === 'expert' ? 'an expert, two files' : 'a hospital, no files'}`,
    seen: `${median(seen.submit).toFixed(0)} applications/s`,
    against: `bare transaction: ${median(seen.bare).toFixed(0)}`,
    ratio: medianRatio(seen.submit, seen.bare),
    atLeast: 0.5,
  }
}

async function submitOne({ store, callers }: Site, kind: ApplicationKind): Promise<string> {
  const [filled] = await fillInMany({ store, callers }, kind, 1)
  const { body } = await callers.expect(201, filled?.path ?? '', filled?.call)
  return JSON.parse(body.toString()).id
}

async function submitMany({ store, callers }: Site, kind: ApplicationKind): Promise<number> {
  const filled = await fillInMany({ store, callers }, kind, perRound)
  return rate(
    filled.map(
      ({ path, call }) =>
        () =>
          callers.expect(201, path, call),
    ),
  )
}

/** What happens before the button is pressed is not timed. */
async function fillInMany(
  { store, callers }: Pick<Site, 'store' | 'callers'>,
  kind: ApplicationKind,
  count: number,
) {
  const files = kind === 'expert' ? await keepFiles(store, 2 * count) : []
  const own = () => (kind === 'expert' ? { resume: files.pop(), endorsement: files.pop() } : {})
  return Promise.all(Array.from({ length: count }, () => fillIn(callers, kind, own())))
}

async function bareMany({ store }: Site, pool: pg.Pool, sample: Sample): Promise<number> {
  const files = await keepFiles(store, sample.fields.length * perRound)
  const claims = Array.from({ length: perRound }, () => files.splice(0, sample.fields.length))
  return rate(claims.map((ids) => () => bareTransaction(pool, sample, ids)))
}

/** How many are done in a second, so many at once. */
async function rate(acts: (() => Promise<unknown>)[]): Promise<number> {
  const { length } = acts
  const since = performance.now()
  const worker = async () => {
    for (let act = acts.pop(); act; act = acts.pop()) await act()
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return (1000 * length) / (performance.now() - since)
}
