import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { keepCollaboration } from '../../../tests/harness/programme/kept-collaboration.ts'
import { makeStaff } from '../../../tests/harness/staff/staff.ts'
import { applicationStatuses } from '../../domain/applications/application-status.ts'
import { en } from '../../domain/messages/en.ts'
import { translator } from '../../domain/messages/translate.ts'
import { type MatchPileName, matchPiles } from '../../domain/programme/match-piles.ts'
import { applicationKinds } from '../../domain/review/application-screens.ts'
import { type PileName, piles } from '../../domain/review/piles.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { exampleOf } from '../../mail/letters/examples.ts'
import { queueMail } from '../../store/mail/mail-queue.ts'
import { listStage } from '../programme/read-board.ts'
import { listApplicationPage } from './list-applications.ts'
import { countPiles, readToday } from './read-today.ts'

const coordinator = { id: randomUUID(), role: 'coordinator' } as const

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
  /** Young and old applications of each kind and status, with and without received information. */
  const rows = applicationKinds.flatMap((kind, more) =>
    applicationStatuses(kind).flatMap((status) =>
      Array.from({ length: 10 + more }, (_, at) => ({
        kind,
        status,
        answers: { name: `Ama ${at}`, email: `${randomUUID()}@hospital.example` },
        submitted_at: daysAgo(40 - at),
        updated_at: daysAgo(at * 12),
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
    const today = await readToday(database.store, coordinator)
    if (!today.ok) throw new Error('Refused')
    const { count, kinds, items } = today.value[name]
    expect(count).toBeGreaterThan(0)
    const listed = []
    const { kind: only } = piles[name]
    for (const kind of only ? [only] : applicationKinds) {
      const page = await listApplicationPage(database.store, everywhere, { ...piles[name], kind, size: 200 })
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

test('40.89 an application stands in one pile of Today', async () => {
  const listed: { name: string; id: string }[] = []
  for (const [name, filter] of Object.entries(piles)) {
    for (const kind of 'kind' in filter && filter.kind ? [filter.kind] : applicationKinds) {
      const page = await listApplicationPage(database.store, everywhere, { ...filter, kind, size: 200 })
      if (page.ok) listed.push(...page.value.rows.map(({ id }) => ({ name, id })))
    }
  }
  const twice = listed.filter(({ id }, at) => listed.findIndex((other) => other.id === id) !== at)
  expect(listed.length).toBeGreaterThan(0)
  expect(twice).toEqual([])
})

test('11.12 a shortlist counts as unanswered after a week without a change', async () => {
  const today = await readToday(database.store, coordinator)
  expect(today).toMatchObject({
    value: { shortlists_unanswered: { count: 10, kinds: { expert: 0, hospital: 10, trainer: 0 } } },
  })
})

test('25.5 the counts of waiting reports and choices match their lists', async () => {
  const { store } = database
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  const submitted = { status: 'submitted', answers: {}, submitted_at: new Date() } as const
  await keepCollaboration(store, 'selected')
  await keepCollaboration(store, 'interested')
  for (const [status, change] of [
    ['active', { due_on: day(-1) }],
    ['active', { due_on: day(2) }],
    ['on_hold', { due_on: day(-1) }],
    ['on_hold', submitted],
    ['ended_early', submitted],
  ] as const) {
    const { id } = await keepCollaboration(store, status)
    await store.db.updateTable('report').set(change).where('match_id', '=', id).execute()
  }
  const today = await readToday(store, { ...coordinator, role: 'viewer' })
  if (!today.ok) throw new Error('Refused')
  const expected = { answers_in: 1, choices_to_confirm: 1, reports_overdue: 3, reports_submitted: 3 }
  for (const name of Object.keys(matchPiles) as MatchPileName[]) {
    const { count, items } = today.value[name]
    const list = await listStage(store, { id: randomUUID() }, matchPiles[name], {})
    expect([name, count, list.count]).toEqual([name, expected[name], expected[name]])
    expect(items.map(({ id }) => id)).toEqual(list.rows.map(({ id }) => id))
  }
})

test('11.12 all readers of Today see the count of failed mails; only users of the outbox see the mails', async () => {
  const { store } = database
  const letter = exampleOf('new_pin', translator('en', en))
  const { id } = await queueMail(store, { to: 'ama@hospital.example', locale: 'en', letter })
  await store.db.updateTable('mail').set({ status: 'failed' }).where('id', '=', id).execute()
  const failed = async (role: Role) => {
    const today = await readToday(store, { ...coordinator, role })
    return today.ok && today.value.mails_failed
  }
  expect(await failed('coordinator')).toMatchObject({ count: 1, items: [{ id }] })
  expect(await failed('viewer')).toEqual({ count: 1, trend: [], items: [] })
})

test('42.1 a pile tells how many waited on the days before, the oldest first', async () => {
  const { store } = database
  const rows = [
    { day: sql<string>`(now() AT TIME ZONE 'UTC')::date - 2`, pile: 'new', count: 7 },
    { day: sql<string>`(now() AT TIME ZONE 'UTC')::date - 1`, pile: 'new', count: 9 },
    { day: sql<string>`(now() AT TIME ZONE 'UTC')::date - 40`, pile: 'new', count: 3 },
  ]
  await store.db.insertInto('pile_count').values(rows).execute()
  await countPiles(store)
  await countPiles(store)
  const today = await readToday(store, coordinator)
  if (!today.ok) throw new Error('Refused')
  const { count, trend } = today.value.new
  expect(trend).toEqual([7, 9, count])
  const kept = await store.db.selectFrom('pile_count').select('count').where('pile', '=', 'new').execute()
  expect(kept.map(({ count }) => count).toSorted((a, b) => a - b)).toEqual([3, 7, 9, count])
})

test('42.2 Mine has what is assigned to the reader: applications, matches of their requests, messages', async () => {
  const { store } = database
  const { id } = await makeStaff(store, 'coordinator')
  const [first] = await store.db
    .selectFrom('application')
    .select('id')
    .where('status', '=', 'submitted')
    .execute()
  const { hospitalId } = await keepCollaboration(store, 'selected')
  for (const one of [first?.id, hospitalId]) {
    await store.db
      .updateTable('application')
      .set({ assignee_id: id })
      .where('id', '=', one ?? '')
      .execute()
  }
  const mine = await readToday(store, { id, role: 'coordinator' }, 'mine')
  if (!mine.ok) throw new Error('Refused')
  const { new: fresh, waiting_longest, choices_to_confirm, reports_overdue, messages_open } = mine.value
  expect(fresh.items.map((item) => item.id)).toEqual([first?.id])
  expect(
    [fresh, waiting_longest, choices_to_confirm, reports_overdue, messages_open].map((one) => one.count),
  ).toEqual([1, 0, 1, 0, 0])
  expect(fresh.trend, 'counted for all').toEqual([])
})
