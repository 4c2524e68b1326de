import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { openLine } from '../../../tests/api/http/database-line.ts'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { quiet } from '../../../tests/harness/test-postgres.ts'
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

test('52.4 readers use the address of the replica while it has everything', async () => {
  const store = await openWith(database.url)
  expect(await readFromReplica(store, isReadOnly)).toBe(true)
  expect(store.replica?.answered).toEqual({ replica: 1, primary: 0 })
  expect(await isReadOnly(store)).toBe(false)
  expect(await readFromReplica(database.store, isReadOnly)).toBe(false)
})

test('52.4 a transaction is read from itself', async () => {
  const store = await openWith(database.url)
  expect(await transaction(store, (trx) => readFromReplica({ ...store, ...trx }, isReadOnly))).toBe(false)
})

test('52.4 whatever fails on the replica is read from the primary', async () => {
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

test('52.5 while the replica is away or silent, the primary answers, and the replica when it is back', async () => {
  const line = await openLine(database.url)
  const behindLine = await openWith(line.url)
  expect(await readFromReplica(behindLine, isReadOnly)).toBe(true)
  await line.cut()
  expect(await readFromReplica(behindLine, isReadOnly)).toBe(false)
  await line.mend()
  await expect.poll(() => readFromReplica(behindLine, isReadOnly)).toBe(true)
  line.swallow()
  expect(await readFromReplica(behindLine, isReadOnly)).toBe(false)
  line.hear()
  await line.cut()
})

test('52.7 while the primary is away, the replica answers if it has the latest content', async () => {
  const line = await openLine(database.url)
  const store = await openWith(database.url, line.url)
  const version = watchContentVersion(store)
  onTestFinished(() => version.close())
  await expect.poll(() => version.known()).toBeDefined()
  const read = () => readWithFallback(store, version.isIn, isReadOnly)
  expect(await read()).toBe(false)
  await line.cut()
  expect(await read()).toBe(true)
  await sql`UPDATE content_version SET version = version - 1`.execute(database.store.db)
  await expect(read()).rejects.toThrow()
  await line.mend()
})
