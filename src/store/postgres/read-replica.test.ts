import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openDatabaseProxy } from '../../../tests/api/http/database-proxy.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { quiet } from '../../../tests/harness/postgres/test-postgres.ts'
import { watchContentVersion } from '../content/content-version.ts'
import { openStore, type Store } from '../open-store.ts'
import { readFromReplica, readWithFallback } from './read-replica.ts'
import { transaction } from './transaction.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function openWith(readUrl: string, databaseUrl = database.url): Promise<Store> {
  const opened = await openStore({ databaseUrl, readUrl, dataDir: '', databasePool: 3, log: quiet })
  onTestFinished(() => opened.close())
  return opened
}

/** Only the connections for readers are read-only. */
async function isReadOnly({ db }: Pick<Store, 'db'>): Promise<boolean> {
  const { rows } = await sql<{
    value: string
  }>`SELECT current_setting('transaction_read_only') AS value`.execute(db)
  return rows[0]?.value === 'on'
}

test('52.4 reads go to the replica while it is up to date', async () => {
  const store = await openWith(database.url)
  expect(await readFromReplica(store, isReadOnly)).toBe(true)
  expect(store.replica?.answered).toEqual({ replica: 1, primary: 0 })
  expect(await isReadOnly(store)).toBe(false)
  expect(await readFromReplica(database.store, isReadOnly)).toBe(false)
})

test('52.4 reads within a transaction use its own connection', async () => {
  const store = await openWith(database.url)
  expect(await transaction(store, (trx) => readFromReplica({ ...store, ...trx }, isReadOnly))).toBe(false)
})

test('52.4 a query that fails on the replica runs on the primary', async () => {
  const store = await openWith(database.url)
  const act = async ({ db }: Pick<Store, 'db'>) => {
    await sql`UPDATE content_version SET version = version`.execute(db)
    return isReadOnly({ db })
  }
  expect(await readFromReplica(store, act)).toBe(false)
  await expect(readFromReplica(store, ({ db }) => sql`SELECT no_such_column`.execute(db))).rejects.toThrow(
    'no_such_column',
  )
})

test('52.5 while the replica is down or does not respond, the primary answers; once it is back, the replica does', async () => {
  const proxy = await openDatabaseProxy(database.url)
  const behindProxy = await openWith(proxy.url)
  expect(await readFromReplica(behindProxy, isReadOnly)).toBe(true)
  await proxy.cut()
  expect(await readFromReplica(behindProxy, isReadOnly)).toBe(false)
  await proxy.mend()
  await expect.poll(() => readFromReplica(behindProxy, isReadOnly)).toBe(true)
  proxy.swallow()
  expect(await readFromReplica(behindProxy, isReadOnly)).toBe(false)
  proxy.hear()
  await proxy.cut()
})

test('52.7 while the primary is down, the replica answers if it has the latest content', async () => {
  const proxy = await openDatabaseProxy(database.url)
  const store = await openWith(database.url, proxy.url)
  const version = watchContentVersion(store)
  onTestFinished(() => version.close())
  await expect.poll(() => version.known()).toBeDefined()
  const read = () => readWithFallback(store, version.isIn, isReadOnly)
  expect(await read()).toBe(false)
  await proxy.cut()
  expect(await read()).toBe(true)
  await sql`UPDATE content_version SET version = version - 1`.execute(database.store.db)
  await expect(read()).rejects.toThrow()
  await proxy.mend()
})
