import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
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

test.each(['sent', 'failed'] as const)(
  'the text of a mail with a secret is deleted once it is %s',
  async (status) => {
    const { db } = database.store
    await db.deleteFrom('mail').execute()
    const mail = { to: 'ama@hospital.example', locale: 'en', letter } as const
    await queueMail(database.store, mail)
    await queueMail(database.store, { ...mail, secret: true })
    await db.updateTable('mail').set({ problem: 'put off' }).execute()
    expect(await letters()).toEqual([letter, letter])
    const sentAt = status === 'sent' ? sql<Date>`now()` : null
    await db.updateTable('mail').set({ status, sent_at: sentAt }).execute()
    expect(await letters()).toEqual([letter, { ...letter, parts: [] }])
  },
)
