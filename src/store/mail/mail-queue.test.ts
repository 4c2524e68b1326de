import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { usualFacts } from '../../domain/brand.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { transaction } from '../postgres/transaction.ts'
import { type OutgoingMail, queueMail, settleMail, takeDueMail } from './mail-queue.ts'
import { countUnsentMail, longestMailWait } from './unsent-mails.ts'

const letter: Letter = { subject: 'S', preview: 'P', heading: 'H', parts: [], reason: 'R' }
const minute = 60_000

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  await database.store.db.deleteFrom('mail').execute()
})
afterAll(() => database.drop())

const queue = (to = 'ama@hospital.example') => queueMail(database.store, { to, locale: 'en', letter })
const rows = () => database.store.db.selectFrom('mail').selectAll().orderBy('queued_at').execute()
const take = (atMost = 10, leaseMs = minute) => takeDueMail(database.store, { atMost, leaseMs })

async function takeOne(leaseMs?: number): Promise<OutgoingMail> {
  const [mail] = await take(1, leaseMs)
  if (!mail) throw new Error('No mail is due')
  return mail
}

test('a queued mail is due at once, with everything that its delivery needs', async () => {
  await queueMail(database.store, {
    to: 'coordinator@aster.example',
    replyTo: 'ama@hospital.example',
    locale: 'ar-XB',
    letter,
  })
  expect(await takeOne()).toEqual({
    id: expect.any(String),
    to: 'coordinator@aster.example',
    replyTo: 'ama@hospital.example',
    locale: 'ar-XB',
    letter,
    queuedAt: expect.any(Date),
    attempts: 1,
    lease: expect.any(String),
    registry: usualFacts,
  })
})

test('a rolled-back transaction queues no mail', async () => {
  const change = transaction(database.store, async (trx) => {
    await queueMail(trx, { to: 'ama@hospital.example', locale: 'en', letter })
    throw new Error('taken back')
  })
  await expect(change).rejects.toThrow('taken back')
  expect(await rows()).toEqual([])
})

test('a mail is deleted with the message that it belongs to', async () => {
  const { db } = database.store
  const answers = { name: 'Ama', email: 'ama@hospital.example', message: 'Hello' }
  const { id } = await db
    .insertInto('contact_message')
    .values({ answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  await queueMail(database.store, { to: 'a@b.example', locale: 'en', letter, contactMessageId: id })
  await db.deleteFrom('contact_message').where('id', '=', id).execute()
  expect(await rows()).toEqual([])
})

test('the oldest mail is taken first, and none twice', async () => {
  for (const name of ['first', 'second', 'third']) await queue(`${name}@hospital.example`)
  expect((await take(2)).map(({ to }) => to).sort()).toEqual([
    'first@hospital.example',
    'second@hospital.example',
  ])
  expect((await take(2)).map(({ to }) => to)).toEqual(['third@hospital.example'])
  expect(await take(2)).toEqual([])
})

test('concurrent workers skip each other’s mails', async () => {
  await Promise.all(Array.from({ length: 40 }, () => queue()))
  const taken = (await Promise.all(Array.from({ length: 10 }, () => take(4)))).flat()
  expect(new Set(taken.map(({ id }) => id)).size).toBe(taken.length)
  const rest = await take(40)
  expect(taken.length + rest.length).toBe(40)
})

test('a mail of a crashed worker is due again after the lease', async () => {
  await queue()
  await takeOne(0)
  expect(await takeOne()).toMatchObject({ attempts: 2 })
  expect(await take()).toEqual([])
})

test('a sent mail is never taken again', async () => {
  await queue()
  await settleMail(database.store, await takeOne(0), { status: 'sent' })
  expect(await take()).toEqual([])
  expect(await rows()).toMatchObject([{ status: 'sent', sent_at: expect.any(Date), problem: null }])
})

test('a failed mail stays in the outbox with its reason', async () => {
  await queue()
  await settleMail(database.store, await takeOne(0), { status: 'failed', problem: '550 no such user' })
  expect(await take()).toEqual([])
  expect(await rows()).toMatchObject([{ status: 'failed', problem: '550 no such user', attempts: 1 }])
})

test('a mail is retried at its scheduled time', async () => {
  await queue()
  const later = { status: 'queued', problem: '450', afterMs: minute, counts: true } as const
  await settleMail(database.store, await takeOne(), later)
  expect(await take()).toEqual([])
  const [row] = await rows()
  expect(row).toMatchObject({ status: 'queued', problem: '450', attempts: 1 })
  expect(Number(row?.due_at) - Date.now()).toBeGreaterThan(minute / 2)
})

test('an attempt during an outage is not counted', async () => {
  await queue()
  const again = { status: 'queued', problem: 'ECONNREFUSED', afterMs: 0, counts: false } as const
  await settleMail(database.store, await takeOne(), again)
  expect(await takeOne()).toMatchObject({ attempts: 1 })
})

test('a worker with an expired lease cannot settle a mail that another one has taken', async () => {
  await queue()
  const late = await takeOne(0)
  const current = await takeOne()
  await settleMail(database.store, late, { status: 'failed', problem: 'late' })
  expect(await rows()).toMatchObject([{ status: 'sending', problem: null }])
  await settleMail(database.store, current, { status: 'sent' })
  await settleMail(database.store, late, { status: 'queued', problem: 'late', afterMs: 0, counts: false })
  expect(await rows()).toMatchObject([{ status: 'sent' }])
})

test('a worker that settles a mail twice does not affect its next attempt', async () => {
  await queue()
  const outage = { status: 'queued', problem: 'ECONNREFUSED', afterMs: 0, counts: false } as const
  const first = await takeOne()
  await settleMail(database.store, first, outage)
  const next = await takeOne()
  await settleMail(database.store, first, outage)
  expect(await rows()).toMatchObject([{ status: 'sending', lease: next.lease }])
})

test('queued and failed mails are counted', async () => {
  for (let mail = 0; mail < 4; mail++) await queue()
  const [sent, failed] = await take(3)
  if (sent) await settleMail(database.store, sent, { status: 'sent' })
  if (failed) await settleMail(database.store, failed, { status: 'failed', problem: '550' })
  expect(await countUnsentMail(database.store)).toEqual({ queued: 1, sending: 1, failed: 1 })
})

test('the longest wait is that of an overdue mail; held mails do not count', async () => {
  expect(await longestMailWait(database.store)).toBe(0)
  await queue()
  await database.store.db
    .updateTable('mail')
    .set({ queued_at: sql`now() - interval '2 hours'`, due_at: sql`now() + interval '1 hour'` })
    .execute()
  expect(await longestMailWait(database.store)).toBe(0)
  await database.store.db.updateTable('mail').set({ problem: 'ECONNREFUSED' }).execute()
  expect(await longestMailWait(database.store)).toBeCloseTo(7200, -1)
})

test('finding due mails stays fast among many sent ones', async () => {
  const { db } = database.store
  await sql`INSERT INTO mail (status, recipient, locale, letter, sent_at)
    SELECT 'sent', 'x@example.org', 'en', ${JSON.stringify(letter)}::jsonb, now() FROM generate_series(1, 5000)`.execute(
    db,
  )
  await sql`ANALYZE mail`.execute(db)
  const { rows: plan } = await sql<{ 'QUERY PLAN': string }>`EXPLAIN SELECT id FROM mail
    WHERE status IN ('queued', 'sending') AND due_at <= now() ORDER BY due_at FOR UPDATE SKIP LOCKED LIMIT 3`.execute(
    db,
  )
  expect(plan.map((line) => line['QUERY PLAN']).join()).toContain('mail_due')
})
