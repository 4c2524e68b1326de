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
} from '../harness/post-office.ts'
import { type Manner, type Manners, type SmtpListener, startSmtpListener } from '../harness/smtp-listener.ts'
import { freshDatabase, type TestDatabase } from '../harness/test-database.ts'

vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 30_000, interval: 20 }

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
  ['cuts the line before it greets', { greeting: 'drop' }],
  ['refuses the sender', { mail: () => 550 }],
  ['stops in the middle', { recipient: () => 'hang' }],
  ['cuts the line in the middle', { recipient: () => 'drop' }],
  ['puts recipients off', { recipient: () => 450 }],
  ['puts the words off', { words: 451 }],
  ['cuts the line after the words', { words: 'drop' }],
  ['takes the words and cuts the line before it says so', { words: 'swallow' }],
  ['cuts the line after its answer', { words: 'drop after the answer' }],
  ['falls silent after the words', { words: 'hang' }],
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

test('nobody listening is waited out', async () => {
  await listener.close()
  await queueMails(store, 5)
  office = openPostOffice(store, listener.url)
  await expect.poll(async () => (await mailRows(store)).some(({ problem }) => problem), soon).toBe(true)
  await listener.open()
  await expectAllOnce(5)
})

test('through every fault in turn none of 65 mails is lost, and each arrives once, as far as the server told', async () => {
  const good = { ...listener.manners }
  office = openPostOffice(store, hurriedTransport(listener.url, isSilent))
  for (const [at, [, manners]] of faults.entries()) {
    Object.assign(listener.manners, good, manners)
    await listener.close() // so that the next mail needs a new line, and meets the fault
    await listener.open()
    const before = listener.misbehaved()
    await queueMails(store, 5, `reader-${at}`)
    await expect.poll(() => listener.misbehaved(), soon).toBeGreaterThan(before)
  }
  Object.assign(listener.manners, good)
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(5 * faults.length)
  expect([...deliveries(listener.arrived).values()]).toEqual(Array(5 * faults.length).fill(1))
  expect(listener.arrived.length).toBeGreaterThan(5 * faults.length) // what was swallowed came twice
})

test('a recipient who is refused for good is given up after three tries, and holds nobody else up', async () => {
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
  'a recipient at whom the server answers with %s holds nobody else up, and is given up in the end',
  async (manner) => {
    listener.manners.recipient = (address) => (address.startsWith('slow-') ? manner : 'well')
    await queueMails(store, 1, 'slow')
    const transport = hurriedTransport(listener.url, (to) => manner === 'hang' && to.startsWith('slow-'))
    const retries = { ...quickTimes.retries, mostAttempts: 3 }
    office = openPostOffice(store, transport, { closedMs: [600_000, 600_000], retries })
    await expect.poll(() => listener.misbehaved(), soon).toBe(1)
    await queueMails(store, 5)
    await expect.poll(() => countOf(store, 'sent'), soon).toBe(5)
    await expect.poll(() => countOf(store, 'failed'), soon).toBe(1)
    expect(listener.misbehaved()).toBe(3)
  },
)

test('an outcome that the database refuses holds up no other mail', async () => {
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

test('a mail that never gets through is given up in the end', async () => {
  listener.manners.words = 451
  await queueMails(store, 1)
  const retries = { ...quickTimes.retries, mostAttempts: 4 }
  office = openPostOffice(store, listener.url, { retries })
  await expect.poll(() => countOf(store, 'failed'), soon).toBe(1)
  expect(await mailRows(store)).toMatchObject([{ attempts: 4 }])
})

test('an outage makes no mail fail, and a hundred waiting mails do not knock a hundred times', async () => {
  listener.manners.greeting = 421
  await queueMails(store, 100)
  const retries = { ...quickTimes.retries, mostAttempts: 1, refusedMs: [] }
  const since = performance.now()
  office = openPostOffice(store, listener.url, { closedMs: [50, 400], retries })
  await expect.poll(() => listener.calls(), soon).toBeGreaterThanOrEqual(6)
  const calls = listener.calls()
  const most = 6 + (performance.now() - since) / 200 // a busy machine looks later than the sixth call
  expect(calls).toBeLessThanOrEqual(most)
  expect(await countOf(store, 'failed')).toBe(0)
  listener.manners.greeting = 'well'
  await expectAllOnce(100)
  expect((await mailRows(store)).every(({ attempts }) => attempts === 1)).toBe(true)
})

test('a mail leaves at once after its commit', async () => {
  await queueMails(store, 1)
  office = openPostOffice(store, listener.url, { pollMs: 10 * 60_000 })
  await expectAllOnce(1)
  await queueMails(store, 1, 'second-reader')
  await expect.poll(() => countOf(store, 'sent'), soon).toBe(2)
})

describe('closing', () => {
  test('lets a delivery under way finish', async () => {
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

  test('hands back a mail that is stuck, as if it had not been tried', async () => {
    listener.manners.recipient = () => 'hang'
    await queueMails(store, 1)
    const office = openPostOffice(store, listener.url)
    await expect.poll(() => countOf(store, 'sending'), soon).toBe(1)
    await office.close()
    expect(await mailRows(store)).toMatchObject([{ status: 'queued', attempts: 0 }])
  })
})

test('a mail whose delivery the database did not hear of at once is not sent again', async () => {
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

test('nothing that is logged names anybody', async () => {
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
