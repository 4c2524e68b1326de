import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { dayOf, periodOf } from '../../domain/tracking/period.ts'
import { withoutDelivery } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { sumReadingBlocks } from './months.ts'
import { readPageFigures } from './visit-figures.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const sizes = async () => {
  const { rows } = await sql<{ days: number }>`SELECT DISTINCT days FROM reading_time ORDER BY 1`.execute(
    database.store.db,
  )
  return rows.map(({ days }) => days)
}

test('50.7 a period has the same figures from blocks as from single days', async () => {
  const { store } = database
  await sql`
    INSERT INTO page_view (visit_id, path, entered_at, left_at, seconds_spent, seconds_inactive)
    SELECT gen_random_uuid(), '/page-' || n % 3, at, at, n % 400, n % 7 % (n % 400 + 1)
    FROM generate_series(1, 5000) AS n, LATERAL (SELECT now() - n % 200 * interval '1 day' AS at) AS read`.execute(
    store.db,
  )
  await sql`SELECT sum_page_views()`.execute(store.db)
  expect(await sizes()).toEqual([1, 4, 16, 64])
  const read = (days: '30' | '90' | '365') => readPageFigures(store, periodOf({ days }, dayOf(new Date())))
  const fromBlocks = [await read('30'), await read('90'), await read('365')]
  await sql`DELETE FROM reading_time WHERE days > 1`.execute(store.db)
  const fromDays = [await read('30'), await read('90'), await read('365')]
  expect(fromBlocks).toEqual(fromDays)
  expect(fromDays[2]?.[0]).toMatchObject({ path: null, views: 5000, median_seconds: 180 })

  await sumReadingBlocks(store)
  expect(await sizes(), 'the nightly job adds up the last weeks').toEqual(expect.arrayContaining([1, 4, 16]))
  await sumReadingBlocks(store)
  expect(await read('90')).toEqual(fromDays[1])
})

test('55.2 the nightly job looks for missing sums once per block, not once per row', async () => {
  await sql`
    INSERT INTO reading_time
    SELECT 1, current_date - day, '/page-' || page, 30, 1 FROM generate_series(1, 70) AS day, generate_series(1, 40) AS page
    ON CONFLICT DO NOTHING`.execute(database.store.db)
  await sumReadingBlocks(database.store)
  const scans = await database.store.db.transaction().execute(async (db) => {
    const before = await countScans(db)
    await sumReadingBlocks(withoutDelivery(db))
    return (await countScans(db)) - before
  })
  expect(scans).toBeGreaterThan(0)
  expect(scans).toBeLessThan(100)
})

/** Index scans of the current transaction. */
async function countScans(db: Kysely<DB>): Promise<number> {
  const { rows } = await sql<{ scans: number }>`
    SELECT idx_scan::int AS scans FROM pg_stat_xact_user_tables WHERE relname = 'reading_time'`.execute(db)
  return rows[0]?.scans ?? 0
}
