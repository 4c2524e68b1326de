import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { databaseWithSamples, type TestDatabase } from '../harness/postgres/test-database.ts'
import { longestPause } from './ha/applicants.ts'
import { prepareReads, startDatabaseReaders } from './ha/database-readers.ts'
import { type Instance, lastingPort, settingsBehindProxy, startInstance } from './instances.ts'

let database: TestDatabase
let instance: Instance
beforeAll(async () => {
  database = await databaseWithSamples()
  instance = await startInstance(database.url, { ...settingsBehindProxy, PORT: `${await lastingPort()}` })
})
afterAll(async () => {
  await instance?.end('SIGTERM')
  await database?.drop()
})

test('52.1 readers of the database notice how long it does not answer', async () => {
  const lockedMs = 1500
  const readers = startDatabaseReaders(instance, await prepareReads(database.store))
  for (const { confirmed } of readers) await vi.waitUntil(() => confirmed.length >= 5, { timeout: 30_000 })
  const began = performance.now()
  await database.store.db.transaction().execute(async (trx) => {
    await sql`LOCK TABLE staff_session, draft IN ACCESS EXCLUSIVE MODE`.execute(trx)
    await sleep(lockedMs)
  })
  const counts = readers.map(({ confirmed }) => confirmed.length)
  for (const [at, { confirmed }] of readers.entries())
    await vi.waitUntil(() => confirmed.length > (counts[at] ?? 0) + 2, { timeout: 30_000 })
  const pauses = readers.map((each) => longestPause(each, began))
  await Promise.all(readers.map((each) => each.stop()))
  expect(readers.flatMap(({ refused }) => refused)).toEqual([])
  for (const pause of pauses) {
    expect(pause).toBeGreaterThan(lockedMs / 2)
    expect(pause).toBeLessThan(10 * lockedMs)
  }
})
