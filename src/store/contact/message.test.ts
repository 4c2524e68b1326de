import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { countMessages, insertMessages, saveMessage } from './message.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const answers = { name: 'Ada', email: ' Ada@Example.org', message: 'Can you help us?' }

test('a message is kept as open, with the address and the language it came in', async () => {
  const { store } = database
  const { id, isNew } = await saveMessage(store, { answers, locale: 'ar-XB' })
  expect(isNew).toBe(true)
  const row = await store.db.selectFrom('contact_message').selectAll().where('id', '=', id).executeTakeFirst()
  expect(row).toMatchObject({ answers, locale: 'ar-XB', status: 'open', email: 'Ada@Example.org' })
})

test('a message sent again with the same key is kept once, also when both arrive together', async () => {
  const idempotencyKey = randomUUID()
  const kept = await Promise.all(
    [1, 2, 3, 4].map(() => saveMessage(database.store, { answers, locale: 'en', idempotencyKey })),
  )
  expect(new Set(kept.map(({ id }) => id)).size).toBe(1)
  expect(kept.filter(({ isNew }) => isNew)).toHaveLength(1)
})

test('messages without a key are never taken for each other', async () => {
  const first = await saveMessage(database.store, { answers, locale: 'en' })
  const second = await saveMessage(database.store, { answers, locale: 'en' })
  expect(second.id).not.toBe(first.id)
})

test('messages of the past are kept with their time and status, once', async () => {
  const own = await freshDatabase()
  const received_at = new Date('2026-01-02T03:04:05Z')
  const past = [
    { id: randomUUID(), status: 'answered', answers, received_at },
    { id: randomUUID(), status: 'spam', answers, received_at },
  ] as const
  expect(await insertMessages(own.store, past)).toBe(2)
  expect(await insertMessages(own.store, past)).toBe(0)
  expect(await countMessages(own.store)).toHaveLength(2)
  const [row] = await own.store.db
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', past[0].id)
    .execute()
  expect(row).toMatchObject(past[0])
  await own.drop()
})
