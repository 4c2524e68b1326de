import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { type ApplicationKind, applicationStatuses } from '../../domain/applications/application-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Store } from '../open-store.ts'
import { countApplications } from './application.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const kinds = ['expert', 'hospital', 'trainer'] as const
const submitted_at = new Date('2026-03-01T09:00:00Z')

type Given = { kind: ApplicationKind; status: string; answers: Answers }

function application(kind: ApplicationKind, answers: Answers = {}, status = 'submitted'): Given {
  const somebody = { name: 'Ada', email: `${randomUUID()}@example.org` }
  return { kind, status, answers: { ...somebody, ...answers } }
}

/** The number of rows that were new. */
async function insertInto({ db }: Store, given: readonly Given[]): Promise<number> {
  const rows = given.map((one) => ({ ...one, status: one.status as 'submitted', submitted_at }))
  const query = db
    .insertInto('application')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
  return Number((await query.executeTakeFirst()).numInsertedOrUpdatedRows)
}

const insert = (...given: Given[]) => insertInto(database.store, given)

describe.each(kinds)('an application of the kind %s', (kind) => {
  test('has one of the statuses of its kind, and no other', async () => {
    const all = new Set([...kinds.flatMap((each) => applicationStatuses(each)), 'nonsense', ''])
    for (const status of all) {
      const known = applicationStatuses(kind).some((own) => own === status)
      const attempt = insert(application(kind, {}, status))
      if (known) await expect(attempt, status).resolves.toBe(1)
      else await expect(attempt, status).rejects.toMatchObject({ constraint: 'application_status' })
    }
  })

  test('has an e-mail address', async () => {
    await expect(insert(application(kind, { email: undefined }))).rejects.toMatchObject({ column: 'email' })
    for (const email of ['', '  ']) {
      const constraint = 'application_email'
      await expect(insert(application(kind, { email }))).rejects.toMatchObject({ constraint })
    }
  })
})

test('an application is of one of the three kinds', async () => {
  await expect(insert(application('volunteer' as 'expert'))).rejects.toThrow('application_status')
})

test.each(['expert', 'trainer'] as const)(
  'one person applies once as %s, ignoring case and spaces in the e-mail address',
  async (kind) => {
    const email = `${randomUUID()}@example.org`
    expect(await insert(application(kind, { email }))).toBe(1)
    expect(await insert(application(kind, { email: ` ${email.toUpperCase()} ` }))).toBe(0)
  },
)

test.each(['expert', 'trainer'] as const)(
  'after being declined or withdrawing, a person may apply again as %s, once',
  async (kind) => {
    for (const status of applicationStatuses(kind)) {
      const email = `${randomUUID()}@example.org`
      await insert(application(kind, { email }, status))
      const isOver = status === 'declined' || status === 'withdrawn'
      expect([status, await insert(application(kind, { email }))]).toEqual([status, isOver ? 1 : 0])
      expect([status, await insert(application(kind, { email }))]).toEqual([status, 0])
    }
  },
)

test('one person may be expert and trainer, and a hospital may send several requests', async () => {
  const email = `${randomUUID()}@example.org`
  const asked = ['expert', 'trainer', 'hospital', 'hospital'] as const
  expect(await insert(...asked.map((kind) => application(kind, { email })))).toBe(4)
})

test('lists find an application by the name and country of its answers', async () => {
  const given = application('trainer', { name: 'Ada', surname: 'Okafor', country_origin: 'Ghana' })
  await insert(given)
  const rows = await database.store.db
    .selectFrom('application')
    .select(['name', 'country', 'answers', 'version'])
    .where('email', '=', String(given.answers.email))
    .execute()
  expect(rows).toEqual([{ name: 'Ada Okafor', country: 'Ghana', answers: given.answers, version: 1 }])
})

test('every change of an application increments its version and sets the time', async () => {
  const given = application('hospital')
  await insert(given)
  const { db } = database.store
  const change = () =>
    db
      .updateTable('application')
      .set({ status: 'in_review' })
      .where('email', '=', String(given.answers.email))
      .returning(['version', 'updated_at', 'submitted_at'])
      .executeTakeFirstOrThrow()
  const first = await change()
  const second = await change()
  expect([first.version, second.version]).toEqual([2, 3])
  expect(second.updated_at.getTime()).toBeGreaterThan(first.updated_at.getTime())
  expect(second.submitted_at).toEqual(submitted_at)
})

test('applications are counted by kind and status', async () => {
  const own = await freshDatabase()
  const given = [
    application('expert'),
    application('expert', {}, 'active'),
    application('expert', {}, 'active'),
  ]
  await insertInto(own.store, [...given, application('hospital')])
  const counts = await countApplications(own.store)
  expect(counts).toHaveLength(3)
  expect(counts).toContainEqual({ kind: 'expert', status: 'active', count: 2 })
  await own.drop()
})
