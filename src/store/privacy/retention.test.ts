import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import type { Store } from '../open-store.ts'
import { forgetExpired } from './forget-expired.ts'
import { hasEndedBy, hourly, nightly, type Retention, retention } from './retention.ts'
import { readRetentionPeriods, saveRetentionPeriods } from './retention-periods.ts'
import { beginNight, endNight, listRuns } from './retention-runs.ts'
import { whereabouts } from './whereabouts.ts'

let database: TestDatabase
let store: Store
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
})
afterAll(() => database.drop())

const rules = Object.entries(retention).flatMap(([table, rule]) =>
  typeof rule === 'string' ? [] : [{ table, ...rule } as Retention & { table: string }],
)

test('every table declares a retention period for personal data, or that it has none', async () => {
  const { rows } = await sql<{ name: string }>`SELECT relname AS name FROM pg_class
    WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace`.execute(
    store.db,
  )
  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(retention).sort())
  for (const { table, goesWith, ends, staysUntil } of rules) {
    expect(goesWith ?? ends ?? staysUntil, table).toBeDefined()
  }
})

test('17.1 every table declares how a person’s data are found; tables with personal data are searched', async () => {
  const { rows } = await sql<{ table: string }>`SELECT DISTINCT table_name AS table
    FROM information_schema.columns WHERE table_schema = 'public'
      AND column_name IN ('email', 'recipient', 'answers', 'staff_name', 'letter')`.execute(store.db)
  expect(Object.keys(whereabouts).sort()).toEqual(Object.keys(retention).sort())
  const found = Object.entries(whereabouts).flatMap(([table, how]) => ('because' in how ? [table] : []))
  const unsearched = rows.map(({ table }) => table).filter((table) => found.includes(table))
  expect(unsearched).toEqual(['audit']) // it has only ids of applicants, and is kept
})

test('a table without personal data has no column for them', async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    SELECT table_name AS table, column_name AS column FROM information_schema.columns
    WHERE table_schema = 'public' AND (udt_name IN ('citext', 'jsonb')
      OR column_name ~ '(email|recipient|phone|surname|answers|application_id|user_id)')
    ORDER BY table_name`.execute(store.db)
  const personal = new Set(rules.filter(({ isNobodys }) => !isNobodys).map(({ table }) => table))
  const found = rows.filter(({ table }) => !personal.has(table))
  expect(found).toEqual([
    { table: 'public_figures', column: 'figures' }, // rounded counts
    { table: 'retention_run', column: 'gone' }, // counts of deleted rows
  ])
})

test('dependent rows are deleted by cascade', async () => {
  const { rows } = await sql<{ table: string; parent: string }>`
    SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS parent
    FROM pg_constraint WHERE contype = 'f' AND confdeltype = 'c'`.execute(store.db)
  for (const { table, goesWith = [] } of rules) {
    for (const parent of goesWith) expect(rows).toContainEqual({ table, parent })
  }
})

const young = { email: 'young@hospital.example' }
const old = { email: 'old@hospital.example' }
const days = (count: number) => sql<Date>`now() - ${count} * interval '1 day'`

async function emails(table: 'application' | 'contact_message' | 'draft'): Promise<string[]> {
  const rows = await store.db.selectFrom(table).select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}

describe('rows are deleted after their retention period, and not before', () => {
  test.each([
    ['expert', 'withdrawn', 364, 366],
    ['trainer', 'declined', 364, 366],
    ['hospital', 'no_match', 364, 366],
    ['hospital', 'completed', 5 * 365 - 1, 5 * 366],
  ] as const)('of an application: %s, %s', async (kind, status, before, after) => {
    const { db } = store
    for (const [answers, age] of [
      [young, before],
      [old, after],
    ] as const) {
      await db
        .insertInto('application')
        .values({ kind, status, answers, updated_at: days(age) })
        .execute()
    }
    const active = { email: 'active@hospital.example' }
    await db
      .insertInto('application')
      .values({ kind, status: 'active', answers: active, updated_at: days(9999) })
      .execute()
    await forgetExpired(store)
    expect(await emails('application')).toEqual([active.email, young.email])
    await db.deleteFrom('application').execute()
  })

  test.each([
    ['open', 364, 366],
    ['answered', 364, 366],
    ['spam', 29, 31],
  ] as const)('of a message: %s', async (status, before, after) => {
    const { db } = store
    const messages = [
      { status, answers: young, received_at: days(before) },
      { status, answers: old, received_at: days(after) },
    ]
    await db.insertInto('contact_message').values(messages).execute()
    await forgetExpired(store)
    expect(await emails('contact_message')).toEqual([young.email])
    await db.deleteFrom('contact_message').execute()
  })

  test('mails: sent and failed ones, but none that is queued', async () => {
    const { db } = store
    const letter = { subject: '', preview: '', heading: '', parts: [], reason: '' }
    const mail = (recipient: string, age: number) => ({
      recipient,
      letter,
      locale: 'en' as const,
      queued_at: days(age),
    })
    const sent = (age: number) => ({ status: 'sent' as const, sent_at: days(age) })
    await db
      .insertInto('mail')
      .values({ ...mail('sent', 364), ...sent(364) })
      .execute()
    await db
      .insertInto('mail')
      .values({ ...mail('long since sent', 366), ...sent(366) })
      .execute()
    await db
      .insertInto('mail')
      .values({ ...mail('failed', 89), status: 'failed' })
      .execute()
    await db
      .insertInto('mail')
      .values({ ...mail('long since failed', 91), status: 'failed' })
      .execute()
    await db.insertInto('mail').values(mail('waits', 999)).execute()
    await forgetExpired(store)
    const left = await db.selectFrom('mail').select('recipient').orderBy('recipient').execute()
    expect(left.map(({ recipient }) => recipient)).toEqual(['failed', 'sent', 'waits'])
  })

  test('drafts, attempts and counts: many at once', async () => {
    const { db } = store
    await sql`INSERT INTO rate_limit SELECT 'old ' || n, 1, now() - interval '1 second'
      FROM generate_series(1, 1100) AS n`.execute(db)
    await sql`INSERT INTO rate_limit VALUES ('young', 1, now() + interval '1 hour')`.execute(db)
    await sql`INSERT INTO edit_attempt (token_digest, failures, last_at)
      VALUES ('old', 1, now() - interval '49 hours'), ('young', 1, now() - interval '47 hours')`.execute(db)
    const draft = { form: 'expert', answers: {}, step: 'personal', locale: 'en' } as const
    await db
      .insertInto('draft')
      .values([
        { ...draft, ...young, token_digest: Buffer.from('young'), expires_at: days(-1) },
        { ...draft, ...old, token_digest: Buffer.from('old'), expires_at: days(0) },
      ])
      .execute()
    await forgetExpired(store)
    expect(await db.selectFrom('rate_limit').select('key').execute()).toEqual([{ key: 'young' }])
    const attempts = await db.selectFrom('edit_attempt').select('token_digest').execute()
    expect(attempts).toEqual([{ token_digest: Buffer.from('young') }])
    expect(await emails('draft')).toEqual([young.email])
  })
})

describe('17.5 the nightly run', () => {
  test('uses the configured periods, and records the ids of deleted applications in the audit', async () => {
    const { db } = store
    const values = { kind: 'trainer', status: 'declined' } as const
    const [gone] = await db
      .insertInto('application')
      .values([
        { ...values, answers: old, updated_at: days(70) },
        { ...values, answers: young, updated_at: days(50) },
      ])
      .returning('id')
      .execute()
    await saveRetentionPeriods(store, { ended_applications: 2 })
    expect(await forgetExpired(store, hourly)).not.toHaveProperty('application')
    expect(await forgetExpired(store, nightly)).toMatchObject({ application: 1, mail: 0 })
    expect(await emails('application')).toEqual([young.email])
    const entries = await db
      .selectFrom('audit')
      .selectAll()
      .where('subject_id', '=', gone?.id ?? '')
      .execute()
    expect(entries).toMatchObject([
      { actor: 'system', action: 'application_expired', fields: [], after: null },
    ])
  })

  test('is done by one instance; an interrupted run is resumed, a finished one is not repeated', async () => {
    const began = await Promise.all([1, 2, 3, 4].map(() => beginNight(store)))
    const [night] = began.filter((one) => one !== undefined)
    expect(began.filter((one) => one === undefined)).toHaveLength(3)
    await sql`UPDATE retention_run SET began_at = now() - interval '61 minutes'`.execute(store.db)
    expect(await beginNight(store)).toBe(night)
    expect(await beginNight(store)).toBeUndefined()
    await endNight(store, night ?? '', { application: 1 })
    await sql`UPDATE retention_run SET began_at = now() - interval '61 minutes'`.execute(store.db)
    expect(await beginNight(store)).toBeUndefined()
    expect(await listRuns(store, 5)).toMatchObject([{ night, gone: { application: 1 } }])
  })
})

const sorted = rules.flatMap(({ table, ends = [] }) =>
  ends.filter(({ isSorted }) => isSorted).map((ending) => [table, ending] as const),
)

test.each(sorted)(
  'an index has the rows of %s in the order in which they expire: %j',
  async (table, ending) => {
    const lengths = await readRetentionPeriods(store)
    const plan = await store.db.transaction().execute(async (trx) => {
      await sql`SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off`.execute(trx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT ctid FROM ${sql.table(table)}
      WHERE ${sql.raw(hasEndedBy(ending, lengths))} ORDER BY ${sql.ref(ending.from)} LIMIT 1`.execute(trx)
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index (Only )?Scan using/)
    expect(plan).not.toContain('Sort')
  },
)
