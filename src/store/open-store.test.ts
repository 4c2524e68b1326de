import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { emptyDatabase } from '../../tests/harness/postgres/empty-database.ts'
import { freshDatabase, type TestDatabase } from '../../tests/harness/postgres/test-database.ts'
import { onServer, quiet } from '../../tests/harness/postgres/test-postgres.ts'
import { openStore } from './open-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('a store is ready when the database answers and has every migration', async () => {
  expect(await database.store.ready()).toEqual({ database: true, migrations: true })
})

test('a store is not ready when a migration is missing', async () => {
  const own = await freshDatabase()
  await own.store.db.deleteFrom('schema_migration').where('name', '=', '0001-baseline').execute()
  expect(await own.store.ready()).toEqual({ database: true, migrations: false })
  await sql`DROP TABLE schema_migration`.execute(own.store.db)
  expect(await own.store.ready()).toEqual({ database: true, migrations: false })
  await own.drop()
})

test('a store is not ready when the database does not answer', async () => {
  const { store, url } = await freshDatabase()
  await onServer(inject('postgres').adminUrl, `DROP DATABASE ${new URL(url).pathname.slice(1)} WITH (FORCE)`)
  expect(await store.ready()).toEqual({ database: false, migrations: false })
  await store.close()
})

test.each([
  ['statement_timeout', '10s'],
  ['lock_timeout', '5s'],
  ['idle_in_transaction_session_timeout', '15s'],
  ['application_name', 'aster'],
])('connections have timeouts: %s is %s', async (name, value) => {
  const { rows } = await sql`SELECT current_setting(${name}) AS value`.execute(database.store.db)
  expect(rows).toEqual([{ value }])
})

test('connections that the server closes are replaced', async () => {
  const { db } = database.store
  const busy = Promise.allSettled([1, 2, 3].map(() => sql`SELECT pg_sleep(10)`.execute(db)))
  const sleepers = async () => {
    const { rows } = await sql<{ pid: number }>`
      SELECT pid FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`.execute(db)
    return rows
  }
  await expect.poll(sleepers).toHaveLength(3)
  for (const { pid } of await sleepers()) await sql`SELECT pg_terminate_backend(${pid})`.execute(db)
  expect((await busy).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  const five = () => Promise.all([1, 2, 3, 4, 5].map(() => sql`SELECT 1`.execute(db)))
  await expect.poll(five).toHaveLength(5)
})

test('a date is read as it was written', async () => {
  const { rows } = await sql`SELECT date '2026-03-01' AS day`.execute(database.store.db)
  expect(rows).toEqual([{ day: '2026-03-01' }])
})

test('52.3 behind a pooler whose connections have no timeouts the start fails', async () => {
  const { url, drop } = await emptyDatabase()
  const name = new URL(url).pathname.slice(1)
  const open = () => openStore({ databaseUrl: url, directUrl: url, dataDir: '', databasePool: 1, log: quiet })
  await expect(open()).rejects.toThrow('sets no statement_timeout')
  await onServer(inject('postgres').adminUrl, `ALTER DATABASE ${name} SET statement_timeout = '10s'`)
  const store = await open()
  expect(await store.ready()).toEqual({ database: true, migrations: true })
  await store.close()
  await drop()
})
