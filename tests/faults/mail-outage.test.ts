import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { smtpTransport } from '../../src/mail/transport/smtp/smtp-transport.ts'
import { mountApi } from '../api/api-app.ts'
import { kindsWithoutFiles, sendForm } from '../api/applications/kinds-without-files.ts'
import { mailRows, openPostOffice, queueMails } from '../harness/mail/post-office.ts'
import {
  type Arrived,
  messageIdOf,
  type SmtpListener,
  startSmtpListener,
} from '../harness/mail/smtp-listener.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'

vi.setConfig({ testTimeout: 300_000 })
const soon = { timeout: 120_000, interval: 50 }
const backlog = times(30, 504)

/** The outage of an hour and the back-off, a thousand times shorter than in production. */
const hourMs = 3_600
const closedMs = [1, 300] as const

let database: TestDatabase
let listener: SmtpListener
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  listener = await startSmtpListener()
})
afterEach(async () => {
  await listener.close()
  await database.store.db.deleteFrom('mail').execute()
})
afterAll(() => database.drop())

/** Mails of the outbox that are lost or doubled; empty if each arrived once. */
function findMailFaults(ids: readonly string[], arrived: readonly Arrived[], mostTwice = 0): string[] {
  const counts = new Map(ids.map((id) => [id, 0]))
  for (const mail of arrived) {
    const [id = ''] = messageIdOf(mail).split('@')
    counts.set(id, (counts.get(id) ?? Number.NaN) + 1)
  }
  const lost = [...counts].filter(([, count]) => count === 0).map(([id]) => `${id} is lost`)
  const unknown = [...counts].filter(([, count]) => Number.isNaN(count)).map(([id]) => `${id} is not ours`)
  const twice = [...counts].filter(([, count]) => count > 1).map(([id]) => `${id} came again`)
  return [...lost, ...unknown, ...(twice.length > mostTwice ? twice : [])]
}

const idsOf = async () => (await mailRows(database.store)).map(({ id }) => id)
const areAllSent = async () => (await mailRows(database.store)).every(({ status }) => status === 'sent')

test('while the mail server refuses, hangs and is down for an hour applications are accepted, and then each mail arrives once', async () => {
  const [hospital] = kindsWithoutFiles
  const transport = smtpTransport(listener.url, { greetingTimeout: 1_000 })
  const post = openPostOffice(database.store, transport, { closedMs })
  const api = await mountApi(database.store, {}, undefined, post)
  const apply = async () => (await sendForm(api.app, hospital, hospital.newAnswers())).statusCode
  let sent = 0
  /** Waits for a third of the hour and a third of the applications. */
  const third = async () => {
    const over = sleep(hourMs / 3)
    for (const end = sent + backlog / 6; sent < end; sent++) expect(await apply()).toBe(201)
    await over
  }

  const since = performance.now()
  listener.manners.greeting = 554
  await third()
  listener.manners.greeting = 'hang'
  await third()
  await listener.close()
  await third()
  const knocks = listener.calls()
  const mostKnocks = 20 + (performance.now() - since) / closedMs[1]
  expect(listener.arrived).toEqual([])
  const waiting = await mailRows(database.store)
  expect(waiting).toHaveLength(backlog)
  expect(waiting.filter(({ status }) => status === 'failed')).toEqual([])

  listener.manners.greeting = 'well'
  await listener.open()
  const back = performance.now()
  await expect.poll(areAllSent, soon).toBe(true)
  const deliveredMs = performance.now() - back
  const ids = await idsOf()
  expect(findMailFaults(ids, listener.arrived)).toEqual([])
  expect(new Set((await mailRows(database.store)).map(({ attempts }) => attempts))).toEqual(new Set([1]))
  expect(knocks).toBeLessThan(mostKnocks)
  await api.stop()
  await post.close()
  tellFigures('a mail server that was away for an hour (1:1000)', {
    applications: sent,
    mails: backlog,
    knocks,
    'delivered after, s': (deliveredMs / 1000).toFixed(1),
  })

  const [first, second] = listener.arrived as [Arrived, Arrived]
  expect(findMailFaults(ids, listener.arrived.slice(1))).toHaveLength(1)
  expect(findMailFaults(ids, [...listener.arrived, first])).toHaveLength(1)
  expect(findMailFaults(ids.slice(1), [first, second])).not.toEqual([])
})

test('killing a worker during a backlog loses no mail, and repeats only the mails it was sending', async () => {
  await queueMails(database.store, backlog)
  const ids = await idsOf()
  const killed = await startWorker()
  await vi.waitUntil(() => listener.arrived.length >= backlog / 3, soon)
  const exited = once(killed, 'exit')
  // The next mails arrive, but their worker is killed before the response.
  listener.manners.beforeAnswer = async () => {
    killed.kill('SIGKILL')
    await exited
  }
  await exited
  listener.manners.beforeAnswer = async () => {}
  const next = await startWorker()
  await expect.poll(areAllSent, soon).toBe(true)
  next.stdin?.end()
  await once(next, 'exit')
  expect(findMailFaults(ids, listener.arrived, inHand)).toEqual([])
  expect(listener.arrived.length).toBeGreaterThan(backlog) // the kill hit mails during delivery
  tellFigures('a mail worker that was killed in the middle', {
    mails: backlog,
    'came again': listener.arrived.length - backlog,
  })
})

/** How many mails a worker sends at once. */
const inHand = 3

async function startWorker(): Promise<ChildProcess> {
  const args = [join(import.meta.dirname, 'mail-program.ts'), database.url, listener.url, '1000']
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  return child
}
