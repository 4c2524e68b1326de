import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { limits } from '../../domain/protection/rate-limits.ts'
import { countRequest } from './count-request.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('of many concurrent requests exactly the limit passes', async () => {
  const { most, seconds } = limits.linkAgain
  const outcomes = await Promise.all(
    Array.from({ length: most + 5 }, () => countRequest(database.store, 'linkAgain', 'somebody')),
  )
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(most)
  const refused = outcomes.find(({ ok }) => !ok)
  expect(refused).toMatchObject({
    refusal: { code: 'too_many_requests', retryAfterSeconds: expect.any(Number) },
  })
  expect(refused?.ok === false && refused.refusal.retryAfterSeconds).toBeLessThanOrEqual(seconds)
})

test('each caller and each kind of request has its own count', async () => {
  expect((await countRequest(database.store, 'linkAgain', 'somebody else')).ok).toBe(true)
  expect((await countRequest(database.store, 'write', 'somebody')).ok).toBe(true)
})
