import { sql } from 'kysely'
import * as v from 'valibot'
import { hospitalExample } from '../../src/domain/forms/hospital-example.ts'
import { applicationQuery } from '../../src/domain/review/application-query.ts'
import { everywhere } from '../../src/domain/staff/regions.ts'
import { rankForRequest } from '../../src/services/matching/read-workspace.ts'
import { listApplicationPage } from '../../src/services/review/list-applications.ts'
import type { Store } from '../../src/store/open-store.ts'
import { seedApplications } from '../seed/applications.ts'
import { patiently } from '../seed/patiently.ts'
import { median } from './figures.ts'
import type { Row } from './row.ts'

const rounds = 20

/** How query times grow with the number of applications; the smallest number is the baseline. */
export async function compareSizes(store: Store, sizes: readonly number[]): Promise<Row[]> {
  const rows: Row[] = []
  const first = new Map<string, number>()
  for (const size of sizes) {
    await sql`TRUNCATE application, staff_user CASCADE`.execute(store.db)
    await patiently(store, (patient) => seedApplications(patient, size, 'Xyloña'))
    for (const [what, ask] of Object.entries(await questions(store))) {
      const ms = await timeOf(ask)
      const least = first.get(what) ?? ms
      first.set(what, least)
      const against = `among ${sizes[0]}: ${least.toFixed(1)} ms`
      rows.push({ what: `${what} among ${size}`, seen: `${ms.toFixed(1)} ms`, against, ratio: ms / least })
    }
  }
  return rows
}

async function questions(store: Store) {
  const request = { kind: 'hospital', answers: hospitalExample } as const
  const { id } = await store.db
    .insertInto('application')
    .values(request)
    .returning('id')
    .executeTakeFirstOrThrow()
  const list = (query: object) => () =>
    listApplicationPage(store, everywhere, v.parse(applicationQuery, { kind: 'expert', ...query }))
  return {
    'first page of a list': list({}),
    'search of a common word': list({ search: 'hospital' }),
    'search of a rare word': list({ search: 'xylona' }),
    'best experts for a request': () => rankForRequest(store, id),
  }
}

/** The median; the first run is a warm-up and is not counted. */
async function timeOf(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const since = performance.now()
    await ask()
    if (round > 0) times.push(performance.now() - since)
  }
  return median(times)
}
