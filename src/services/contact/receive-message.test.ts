import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { freshPass } from '../../../tests/harness/protection/fresh-pass.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { receiveMessage } from './receive-message.ts'

const message = { name: 'Ama', email: 'ama@hospital.example', message: 'May a district hospital apply?' }

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.store.db.deleteFrom('contact_message').execute()
})
afterAll(() => database.drop())

const receive = (answers: object, idempotencyKey?: string, locale: Locale = 'en') =>
  receiveMessage(database.store, { answers, locale, idempotencyKey, pass: freshPass() })
const kept = () => database.store.db.selectFrom('contact_message').select(['id', 'answers']).execute()
const mails = () => database.store.db.selectFrom('mail').selectAll().orderBy('recipient').execute()

test('a message is stored trimmed and without empty answers', async () => {
  const outcome = await receive({ ...message, name: ' Ama ', phone: '' })
  expect(await kept()).toEqual([{ id: outcome.ok && outcome.value.id, answers: message }])
})

test('a message sent twice with one key is stored once, with one set of mails', async () => {
  const key = randomUUID()
  const [first, second] = await Promise.all([receive(message, key), receive(message, key)])
  expect(first).toEqual(second)
  expect(await kept()).toHaveLength(1)
  expect(await mails()).toHaveLength(2)
})

test('a different message with the same key is stored', async () => {
  const key = randomUUID()
  await receive(message, key)
  await receive({ ...message, message: 'One more question.' }, key)
  expect(await kept()).toHaveLength(2)
})

test('without a key every message is stored', async () => {
  await receive(message)
  await receive(message)
  expect(await kept()).toHaveLength(2)
})

test('an incomplete message is refused, without being stored and without mails', async () => {
  const outcome = await receive({ ...message, message: ' ' })
  expect(outcome).toEqual({
    ok: false,
    refusal: { code: 'invalid_answers', errors: { message: 'required' } },
  })
  expect(await kept()).toEqual([])
  expect(await mails()).toEqual([])
})

test('the visitor gets a receipt in their language, the coordinator a notice to reply to', async () => {
  await receive(message, undefined, 'ar-XB')
  const [{ id } = { id: '' }] = await kept()
  const about = { status: 'queued', contact_message_id: id }
  expect(await mails()).toMatchObject([
    { ...about, recipient: message.email, locale: 'ar-XB', reply_to: null },
    { ...about, recipient: 'coordinator@aster.example', locale: 'en', reply_to: message.email },
  ])
})

test('a message is not stored if its mails cannot be queued', async () => {
  const { db } = database.store
  await db.schema.alterTable('mail').renameTo('mail_away').execute()
  await expect(receive(message)).rejects.toThrow('"mail" does not exist')
  await db.schema.alterTable('mail_away').renameTo('mail').execute()
  expect(await kept()).toEqual([])
})
