import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Transport } from '../../src/mail/transport/transport.ts'
import type { PostOffice } from '../../src/services/mail/deliver-mail.ts'
import type { Store } from '../../src/store/open-store.ts'
import {
  countOf,
  deliveries,
  hurriedTransport,
  mailRows,
  openPostOffice,
  queueMails,
  quickTimes,
} from '../harness/mail/post-office.ts'
import {
  type Manner,
  type Manners,
  type SmtpListener,
  startSmtpListener,
} from '../harness/mail/smtp-listener.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'

vi.setConfig({ testTimeout: 180_000 })
const soon = { timeout: 120_000, interval: 20 }

let database: TestDatabase
let store: Store
let listener: SmtpListener
let office: PostOffice | undefined
beforeAll(async () => {
  database = await freshDatabase()
  store = database.store
})
beforeEach(async () => {
  listener = await startSmtpListener()
})
afterEach(async () => {
  await office?.close()
  office = undefined
  await listener.close()
  await store.db.deleteFrom('mail').execute()
})
afterAll(() => database.drop())

const everyoneOnce = (count: number) =>
  new Map(Array.from({ length: count }, (_, at) => [`reader-${at}@hospital.example`, 1] as const))

async function expectAllOnce(count: number) {
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(count)
  expect(deliveries(listener.arrived)).toEqual(everyoneOnce(count))
}

const faults: [string, Partial<Manners>][] = [
  ['refuses every caller', { greeting: 554 }],
  ['says nothing', { greeting: 'hang' }],
  ['greets late', { greetingAfterMs: 700 }],
  ['closes the connection before its greeting', { greeting: 'drop' }],
  ['refuses the sender', { mail: () => 550 }],
  ['hangs after RCPT', { recipient: () => 'hang' }],
  ['closes the connection after RCPT', { recipient: () => 'drop' }],
  ['defers recipients', { recipient: () => 450 }],
  ['defers the data', { words: 451 }],
  ['closes the connection after the data', { words: 'drop' }],
  ['accepts the data and closes the connection before its response', { words: 'swallow' }],
  ['closes the connection after its response', { words: 'drop after the answer' }],
  ['hangs after the data', { words: 'hang' }],
]

test.each(faults)('a mail server that %s and then recovers gets every mail', async (_, manners) => {
  const good = { ...listener.manners }
  Object.assign(listener.manners, manners)
  await queueMails(store, 5)
  office = openPostOffice(store, hurriedTransport(listener.url, isSilent))
  await expect.poll(() => listener.misbehaved(), soon).toBeGreaterThanOrEqual(2)
  Object.assign(listener.manners, good)
  await expectAllOnce(5)
})

function isSilent(): boolean {
  const { greeting, recipient, words } = listener.manners
  return [greeting, recipient(''), words].includes('hang')
}

test('mails wait while no mail server listens', async () => {
  await listener.close()
  await queueMails(store, 5)
  office = openPostOffice(store, listener.url)
  await expect.poll(async () => (await mailRows(store)).some(({ problem }) => problem), soon).toBe(true)
  await listener.open()
  await expectAllOnce(5)
})

test('through every fault in turn none of 65 mails is lost, and each is acknowledged once', async () => {
  const good = { ...listener.manners }
  office = openPostOffice(store, hurriedTransport(listener.url, isSilent))
  for (const [at, [, manners]] of faults.entries()) {
    Object.assign(listener.manners, good, manners)
    await listener.close() // forces a new connection, which meets the fault
    await listener.open()
    const before = listener.misbehaved()
    await queueMails(store, 5, `reader-${at}`)
    await expect.poll(() => listener.misbehaved(), soon).toBeGreaterThan(before)
  }
  Object.assign(listener.manners, good)
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(5 * faults.length)
  expect([...deliveries(listener.arrived).values()]).toEqual(Array(5 * faults.length).fill(1))
  expect(listener.arrived.length).toBeGreaterThan(5 * faults.length) // unacknowledged mails came twice
})

test('a permanently refused recipient fails after three attempts, and delays no other mail', async () => {
  let refusals = 0
  listener.manners.recipient = (address) => {
    if (!address.startsWith('reader-1@')) return 'well'
    refusals += 1
    return 550
  }
  await queueMails(store, 4)
  office = openPostOffice(store, listener.url)
  await expect.poll(() => countOf(store, 'failed'), soon).toBe(1)
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(3)
  expect(refusals).toBe(3)
  const failed = (await mailRows(store)).find(({ status }) => status === 'failed')
  expect(failed).toMatchObject({ recipient: 'reader-1@hospital.example', attempts: 3 })
  expect(failed?.problem).toMatch(/^550 /)
  expect(failed?.problem).not.toContain('@')
})

test.each<Manner>(['hang', 'drop', 421])(
  'a recipient whom the server answers with %s delays no other mail, and fails in the end',
  async (manner) => {
    listener.manners.recipient = (address) => (address.startsWith('slow-') ? manner : 'well')
    await queueMails(store, 1, 'slow')
    const transport = hurriedTransport(listener.url, (to) => manner === 'hang' && to.startsWith('slow-'))
    const retries = { ...quickTimes.retries, mostAttempts: 3 }
    office = openPostOffice(store, transport, { closedMs: [600_000, 600_000], retries })
    await expect.poll(() => listener.misbehaved(), soon).toBeGreaterThan(0)
    await queueMails(store, 5)
    await expect.poll(() => countOf(store, 'sent'), soon).toBe(5)
    await expect.poll(() => countOf(store, 'failed'), soon).toBe(1)
    expect(listener.misbehaved()).toBeLessThanOrEqual(3)
  },
)

test('a result that the database refuses delays no other mail', async () => {
  const refused = { result: 'refused', code: '550', problem: 'no\0such user' } as const
  const transport: Transport = {
    deliver: async ({ envelope: { to } }) => (to[0]?.startsWith('first-') ? refused : { result: 'sent' }),
    close() {},
  }
  const told: string[] = []
  const log = { ...store.log, error: (_: object, message: string) => told.push(message) }
  await queueMails(store, 1, 'first')
  office = openPostOffice({ ...store, log }, transport)
  await expect.poll(() => told, soon).toContain('result of a delivery could not be recorded')
  await queueMails(store, 5)
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(5)
})

test('a mail that is deferred forever fails in the end', async () => {
  listener.manners.words = 451
  await queueMails(store, 1)
  const retries = { ...quickTimes.retries, mostAttempts: 4 }
  office = openPostOffice(store, listener.url, { retries })
  await expect.poll(() => countOf(store, 'failed'), soon).toBe(1)
  expect(await mailRows(store)).toMatchObject([{ attempts: 4 }])
})

test('an outage makes no mail fail, and a hundred queued mails do not connect a hundred times', async () => {
  listener.manners.greeting = 421
  await queueMails(store, 100)
  const retries = { ...quickTimes.retries, mostAttempts: 1, refusedMs: [] }
  const since = performance.now()
  office = openPostOffice(store, listener.url, { closedMs: [50, 400], retries })
  await expect.poll(() => listener.calls(), soon).toBeGreaterThanOrEqual(6)
  const calls = listener.calls()
  const most = 6 + (performance.now() - since) / 200 // a busy machine may poll later
  expect(calls).toBeLessThanOrEqual(most)
  expect(await countOf(store, 'failed')).toBe(0)
  listener.manners.greeting = 'well'
  await expectAllOnce(100)
  expect((await mailRows(store)).every(({ attempts }) => attempts === 1)).toBe(true)
})

test('a mail is sent right after its commit', async () => {
  await queueMails(store, 1)
  office = openPostOffice(store, listener.url, { pollMs: 10 * 60_000 })
  await expectAllOnce(1)
  await queueMails(store, 1, 'second-reader')
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(2)
})

describe('closing', () => {
  test('lets a delivery in progress finish', async () => {
    const { promise: closing, resolve: beginClosing } = Promise.withResolvers<void>()
    listener.manners.beforeAnswer = () => closing
    await queueMails(store, 1)
    const office = openPostOffice(store, listener.url, { graceMs: 20_000 })
    await expect.poll(() => countOf(store, 'sending'), soon).toBe(1)
    const closed = office.close()
    beginClosing()
    await closed
    expect(await countOf(store, 'sent')).toBe(1)
  })

  test('returns a stuck mail to the queue without counting the attempt', async () => {
    listener.manners.recipient = () => 'hang'
    await queueMails(store, 1)
    const office = openPostOffice(store, listener.url)
    await expect.poll(() => countOf(store, 'sending'), soon).toBe(1)
    await office.close()
    expect(await mailRows(store)).toMatchObject([{ status: 'queued', attempts: 0 }])
  })
})

test('a delivered mail is not sent again though the database recorded it late', async () => {
  const rename = (from: string, to: string) =>
    sql.raw(`ALTER TABLE ${from} RENAME TO ${to}`).execute(store.db)
  listener.manners.beforeAnswer = async () => {
    listener.manners.beforeAnswer = async () => {}
    await rename('mail', 'mail_away')
  }
  await queueMails(store, 1)
  const told: string[] = []
  const log = { ...store.log, error: (_: object, message: string) => told.push(message) }
  office = openPostOffice({ ...store, log }, listener.url)
  await expect.poll(() => told, soon).toContain('result of a delivery could not be recorded')
  await sql`UPDATE mail_away SET due_at = now()`.execute(store.db) // as if the lease were over
  await rename('mail_away', 'mail')
  await expectAllOnce(1)
})

test('the log contains no personal data', async () => {
  const lines: string[] = []
  const write = (details: object, message: string) => lines.push(JSON.stringify({ ...details, message }))
  listener.manners.recipient = (address) => (address.startsWith('reader-1@') ? 550 : 'well')
  await queueMails(store, 3)
  office = openPostOffice({ ...store, log: { info: write, warn: write, error: write } }, listener.url)
  await expect.poll(() => countOf(store, 'failed'), soon).toBe(1)
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(2)
  expect(lines.length).toBeGreaterThanOrEqual(4)
  expect(lines.join('\n')).not.toMatch(/@|reader|hospital/)
  expect(lines).toContain(JSON.stringify({ code: '550', message: 'mail failed permanently' }))
})
