import { afterAll, beforeAll, expect, test } from 'vitest'
import { twoColours } from '../../../../tests/harness/content/pictures.ts'
import { freshDatabase, type TestDatabase } from '../../../../tests/harness/postgres/test-database.ts'
import { storePicture } from './store-picture.ts'

const photograph = await twoColours(900, 600).jpeg().toBuffer()

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('pictures are encoded one at a time in the background; beyond the queue limit uploads are refused', async () => {
  let otherWork = 0
  const timer = setInterval(() => otherWork++, 5)
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => storePicture(database.store, photograph)))
  clearInterval(timer)
  expect(outcomes.map((outcome) => (outcome.ok ? 'kept' : outcome.refusal.code))).toEqual([
    'kept',
    'kept',
    'kept',
    'kept',
    'unavailable',
  ])
  expect(otherWork).toBeGreaterThan(5)
  expect(await database.store.db.selectFrom('picture').select('key').execute()).toHaveLength(1)
})
