import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../tests/harness/test-database.ts'
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

const kept = () => database.store.db.selectFrom('contact_message').select(['id', 'answers']).execute()

test('a message is kept as it was accepted: trimmed, without empty answers', async () => {
  const outcome = await receiveMessage(database.store, { ...message, name: ' Ama ', phone: '' })
  expect(await kept()).toEqual([{ id: outcome.ok && outcome.value.id, answers: message }])
})

test('a message sent twice under one key is kept once', async () => {
  const key = randomUUID()
  const [first, second] = await Promise.all([
    receiveMessage(database.store, message, key),
    receiveMessage(database.store, message, key),
  ])
  expect(first).toEqual(second)
  expect(await kept()).toHaveLength(1)
})

test('another message under the same key is not lost', async () => {
  const key = randomUUID()
  await receiveMessage(database.store, message, key)
  await receiveMessage(database.store, { ...message, message: 'One more question.' }, key)
  expect(await kept()).toHaveLength(2)
})

test('without a key every message is kept', async () => {
  await receiveMessage(database.store, message)
  await receiveMessage(database.store, message)
  expect(await kept()).toHaveLength(2)
})

test('a message that lacks something is refused and not kept', async () => {
  const outcome = await receiveMessage(database.store, { ...message, message: ' ' })
  expect(outcome).toEqual({
    ok: false,
    refusal: { code: 'invalid_answers', errors: { message: 'required' } },
  })
  expect(await kept()).toEqual([])
})
