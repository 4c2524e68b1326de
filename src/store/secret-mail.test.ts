import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../tests/harness/test-database.ts'
import { queueMail } from './outbox.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const letter = {
  subject: 'Your new PIN',
  preview: 'It opens your application',
  heading: 'Your new PIN',
  parts: [{ kind: 'paragraph', text: '042917' }],
  reason: 'You asked for it',
} as const

const letters = async () => {
  const rows = await database.store.db.selectFrom('mail').select('letter').orderBy('secret').execute()
  return rows.map((row) => row.letter)
}

test('a mail with a secret keeps its words until it is sent, and not after that', async () => {
  const { db } = database.store
  const mail = { to: 'ama@hospital.example', locale: 'en', letter } as const
  await queueMail(database.store, mail)
  await queueMail(database.store, { ...mail, secret: true })
  await db.updateTable('mail').set({ status: 'failed', problem: 'refused' }).execute()
  expect(await letters()).toEqual([letter, letter])
  await db.updateTable('mail').set({ status: 'sent', sent_at: sql`now()` }).execute()
  expect(await letters()).toEqual([letter, { ...letter, parts: [] }])
})
