import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { onServer } from '../../../tests/harness/postgres/test-postgres.ts'
import { type ContentVersion, watchContentVersion } from './content-version.ts'

let database: TestDatabase
let version: ContentVersion
beforeEach(async () => {
  database = await freshDatabase()
  version = watchContentVersion(database.store)
})
afterEach(async () => {
  await version.close()
  await database.drop()
})

const newsItem = { title: 'News', summary: 'S', content: 'C', published_on: '2026-01-01' }

const addNews = (slug: string) =>
  database.store.db
    .insertInto('news_item')
    .values({ ...newsItem, slug })
    .execute()

async function listeners(): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    SELECT pid FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'aster listener'
      AND query = 'SELECT version FROM content_version' AND state = 'idle'`.execute(database.store.db)
  return rows.map(({ pid }) => pid)
}

test('every change of content, in any table, makes a new version', async () => {
  const { db } = database.store
  expect(await version.current()).toBe('0')
  await addNews('one')
  await expect.poll(() => version.current()).toBe('1')
  await db.updateTable('news_item').set({ title: 'Old news' }).execute()
  await expect.poll(() => version.current()).toBe('2')
  await db.deleteFrom('story').execute()
  await db.deleteFrom('profile').execute()
  await expect.poll(() => version.current()).toBe('4')
})

test('a change that is rolled back makes no new version', async () => {
  const change = database.store.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('story').execute()
    throw new Error('never mind')
  })
  await expect(change).rejects.toThrow('never mind')
  expect(await version.current()).toBe('0')
})

test('while the listener is connected, the version is read without a query', async () => {
  await expect.poll(listeners).toHaveLength(1)
  await addNews('one')
  await expect.poll(() => version.current()).toBe('1')
  await database.store.db.destroy()
  expect(await version.current()).toBe('1')
})

test('a late notification of an older version is ignored', async () => {
  await expect.poll(listeners).toHaveLength(1)
  await addNews('one')
  await expect.poll(() => version.current()).toBe('1')
  await sql`SELECT pg_notify('content_version', '0')`.execute(database.store.db)
  await sleep(200)
  expect(await version.current()).toBe('1')
})

test('without the listener each read is a query, until the listener reconnects', async () => {
  await expect.poll(listeners).toHaveLength(1)
  const [before] = await listeners()
  await letConnect(false)
  await sql`SELECT pg_terminate_backend(${before})`.execute(database.store.db)
  await expect.poll(listeners).toEqual([])
  await addNews('one')
  expect(await version.current()).toBe('1')

  await letConnect(true)
  await expect.poll(listeners).toHaveLength(1)
  await addNews('two')
  await expect.poll(() => version.current()).toBe('2')
})

/** Existing connections stay open. */
async function letConnect(may: boolean) {
  const name = new URL(database.url).pathname.slice(1)
  await onServer(inject('postgres').adminUrl, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${may}`)
}
