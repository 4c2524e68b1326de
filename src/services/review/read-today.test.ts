import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { applicationKinds } from '../../domain/review/application-screens.ts'
import { type PileName, piles } from '../../domain/review/piles.ts'
import { applicationStatuses } from '../../domain/statuses/application-status.ts'
import { listApplicationPage } from './list-applications.ts'
import { readToday } from './read-today.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  /** Of each kind and status some that are young and some that are old, answered and not. */
  const rows = applicationKinds.flatMap((kind, more) =>
    applicationStatuses(kind).flatMap((status) =>
      Array.from({ length: 10 + more }, (_, at) => ({
        kind,
        status,
        answers: { name: `Ama ${at}`, email: `${randomUUID()}@hospital.example` },
        submitted_at: daysAgo(40 - at),
        updated_at: daysAgo(at * 2),
        information_received_at: at % 3 === 0 ? daysAgo(at) : null,
      })),
    ),
  )
  await database.store.db.insertInto('application').values(rows).execute()
})
afterAll(() => database.drop())

test.each(Object.keys(piles) as PileName[])(
  '11.12 the pile %s has exactly the rows of its lists',
  async (name) => {
    const today = await readToday(database.store)
    if (!today.ok) throw new Error('Refused')
    const { count, kinds, items } = today.value[name]
    expect(count).toBeGreaterThan(0)
    const listed = []
    for (const kind of applicationKinds) {
      const page = await listApplicationPage(database.store, { ...piles[name], kind, size: 200 })
      if (!page.ok) throw new Error('Refused')
      expect(page.value.total).toEqual({ count: kinds[kind], isExact: true })
      expect(page.value.rows).toHaveLength(kinds[kind])
      listed.push(...page.value.rows.map(({ id }) => id))
    }
    expect(listed).toHaveLength(count)
    const first = items.filter(({ kind }) => kind === 'hospital').map(({ id }) => id)
    const ofHospitals = listed.slice(kinds.expert, kinds.expert + kinds.hospital)
    expect(ofHospitals.slice(0, first.length), 'in the same order').toEqual(first)
  },
)

test('11.12 a shortlist is unanswered when nothing has happened for a week', async () => {
  const today = await readToday(database.store)
  expect(today).toMatchObject({
    value: { shortlists_unanswered: { count: 7, kinds: { expert: 0, hospital: 7, trainer: 0 } } },
  })
})
