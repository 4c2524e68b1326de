import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'
import { minutely } from '../privacy/retention.ts'
import { countHit } from './rate-limits.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('every request is counted once, also concurrently', async () => {
  const counted = await Promise.all(
    Array.from({ length: 50 }, () => countHit(database.store, { key: 'crowd', windowMs: 60_000 })),
  )
  expect(counted.map(({ hits }) => hits).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, at) => at + 1),
  )
})

test('a window starts with its first request and does not move', async () => {
  const first = await countHit(database.store, { key: 'one', windowMs: 60_000 })
  await sleep(20)
  const second = await countHit(database.store, { key: 'one', windowMs: 60_000 })
  expect(first).toEqual({ hits: 1, ttlMs: 60_000 })
  expect(second.hits).toBe(2)
  expect(second.ttlMs).toBeLessThan(60_000)
  expect(second.ttlMs).toBeGreaterThan(50_000)
})

test('after its window the count of a key restarts', async () => {
  await countHit(database.store, { key: 'short', windowMs: 30 })
  await countHit(database.store, { key: 'short', windowMs: 30 })
  await sleep(50)
  expect(await countHit(database.store, { key: 'short', windowMs: 30 })).toEqual({ hits: 1, ttlMs: 30 })
})

test('keys are counted separately, and deleted after their window', async () => {
  await countHit(database.store, { key: 'gone', windowMs: 10 })
  await sleep(30)
  await forgetExpired(database.store, minutely)
  expect(await countHit(database.store, { key: 'present', windowMs: 60_000 })).toMatchObject({ hits: 1 })
  const keys = await database.store.db
    .selectFrom('rate_limit')
    .select('key')
    .where('key', '=', 'gone')
    .execute()
  expect(keys).toEqual([])
})
