import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { queueMail } from './mail-queue.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.store.db.deleteFrom('mail').execute()
})
afterAll(() => database.drop())

const letter = {
  subject: 'Your new PIN',
  preview: 'It opens your application',
  heading: 'Your new PIN',
  parts: [
    { kind: 'paragraph', text: 'Here it is.' },
    {
      kind: 'facts',
      rows: [
        { label: 'PIN', text: '042917', secret: true },
        { label: 'Reference', text: 'E-00042' },
      ],
    },
    { kind: 'link', label: 'Open it', href: '/edit?h=secret' },
  ],
  reason: 'You asked for it',
} as const satisfies Letter

const letters = async () => {
  const rows = await database.store.db
    .selectFrom('mail')
    .select('letter')
    .orderBy('secret')
    .orderBy('keeps_words')
    .execute()
  return rows.map((row) => row.letter)
}

test.each(['sent', 'failed'] as const)(
  '38.2 once a mail with a secret is %s, its secrets are deleted, or all its words',
  async (status) => {
    const { db } = database.store
    const mail = { to: 'ama@hospital.example', locale: 'en', letter } as const
    await queueMail(database.store, mail)
    await queueMail(database.store, { ...mail, secret: true })
    await queueMail(database.store, { ...mail, secret: true, keepsWords: true })
    await db.updateTable('mail').set({ problem: 'put off' }).execute()
    expect(await letters()).toEqual([letter, letter, letter])
    const sentAt = status === 'sent' ? sql<Date>`now()` : null
    await db.updateTable('mail').set({ status, sent_at: sentAt }).execute()
    const [paragraph, facts, link] = letter.parts
    const [pin, reference] = facts.rows
    const masked = [
      paragraph,
      { kind: 'facts', rows: [{ ...pin, text: '' }, reference] },
      { ...link, href: '' },
    ]
    expect(await letters()).toEqual([letter, { ...letter, parts: [] }, { ...letter, parts: masked }])
  },
)
