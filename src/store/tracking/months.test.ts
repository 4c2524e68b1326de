import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'
import { nightly } from '../privacy/retention.ts'
import { makeMonths } from './months.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const months = async (table: 'visit' | 'page_view') => {
  const { rows } = await sql<{ name: string; ends: Date | null }>`
    SELECT month::text AS name, ends_at AS ends FROM months_of(${table}::regclass) ORDER BY 2`.execute(
    database.store.db,
  )
  return rows
}

/** A view and its visit, the given time ago. */
const viewedAgo = (ago: string) =>
  sql`
    WITH begun AS (INSERT INTO visit (began_at) VALUES (now() - ${ago}::interval) RETURNING id, began_at)
    INSERT INTO page_view (visit_id, path, entered_at) SELECT id, '/', began_at FROM begun`.execute(
    database.store.db,
  )

const count = async (table: string) => {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int FROM ${sql.table(table)}`.execute(
    database.store.db,
  )
  return rows[0]?.count
}

test('50.6 the nightly job creates monthly partitions, moves rows of the default partition into them, and drops expired ones', async () => {
  const { store } = database
  for (const ago of ['20 months', '13 months 1 hour', '12 months 27 days', '3 months', '0'])
    await viewedAgo(ago)
  await sql`SELECT sum_page_views()`.execute(store.db)
  expect(await count('page_view_rest')).toBe(4)
  await makeMonths(store)
  await makeMonths(store)
  expect(await count('page_view_rest')).toBe(0)
  const before = await months('page_view')
  const ahead = before.filter(({ ends }) => ends && ends > new Date())
  expect(ahead).toHaveLength(3)
  expect(await count(ahead[0]?.name ?? '')).toBe(1)

  const gone = await forgetExpired(store, nightly)
  expect([gone.visit, gone.page_view]).toEqual([2, 2])
  expect([await count('visit'), await count('page_view')]).toEqual([3, 3])
  const left = (await months('page_view')).map(({ name }) => name)
  expect(before.map(({ name }) => name).filter((name) => !left.includes(name))).toEqual([before[0]?.name])
  expect(await count('page_day'), 'sums expire with their day').toBe(3)
})
