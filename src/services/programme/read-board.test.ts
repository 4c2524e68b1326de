import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { readBoard } from './read-board.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('30.15 the board reads its columns one after the other, and leaves connections to other requests', async () => {
  const { store } = database
  const columns = await readBoard(store, { id: randomUUID() }, {})
  expect(Object.keys(columns).length).toBeGreaterThan(5)
  expect(store.connections().total).toBeLessThanOrEqual(2)
})
