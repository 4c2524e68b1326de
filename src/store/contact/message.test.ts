import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { saveMessage } from './message.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const answers = { name: 'Ada', email: ' Ada@Example.org', message: 'Can you help us?' }

test('a message is stored as open, with its e-mail address and language', async () => {
  const { store } = database
  const { id, isNew } = await saveMessage(store, { answers, locale: 'ar-XB' })
  expect(isNew).toBe(true)
  const row = await store.db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ answers, locale: 'ar-XB', status: 'open', email: 'Ada@Example.org' })
})

test('a message sent again with the same key is stored once, also concurrently', async () => {
  const idempotencyKey = randomUUID()
  const kept = await Promise.all(
    [1, 2, 3, 4].map(() => saveMessage(database.store, { answers, locale: 'en', idempotencyKey })),
  )
  expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
  expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('messages without a key are never duplicates', async () => {
  const first = await saveMessage(database.store, { answers, locale: 'en' })
  const second = await saveMessage(database.store, { answers, locale: 'en' })
  expect(second.id).not.toBe(first.id)
})
