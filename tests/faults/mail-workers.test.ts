import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { smtpTransport } from '../../src/mail/transport/smtp/smtp-transport.ts'
import { deliverMail } from '../../src/services/mail/deliver-mail.ts'
import { openStore } from '../../src/store/open-store.ts'
import { countOf, deliveries, mailRows, queueMails, quickTimes } from '../harness/mail/post-office.ts'
import { type SmtpListener, startSmtpListener } from '../harness/mail/smtp-listener.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import { quiet } from '../harness/postgres/test-postgres.ts'

vi.setConfig({ testTimeout: 60_000 })
const soon = { timeout: 40_000, interval: 50 }

let database: TestDatabase
let listener: SmtpListener
const processes: ChildProcess[] = []
beforeAll(async () => {
  database = await freshDatabase()
})
beforeEach(async () => {
  listener = await startSmtpListener()
})
afterEach(async () => {
  await Promise.all(processes.splice(0).map(kill))
  await listener.close()
  await database.store.db.deleteFrom('mail').execute()
})
afterAll(() => database.drop())

const sent = () => countOf(database.store, 'sent')

/** Another instance in its own process. */
async function startWorker(leaseMs = quickTimes.leaseMs): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'mail-program.ts')
  const args = [program, database.url, listener.url, String(leaseMs)]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  processes.push(child)
  await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

function expectEachOnce(count: number) {
  const counts = [...deliveries(listener.arrived).values()]
  expect(counts).toEqual(Array(count).fill(1))
  expect(listener.arrived).toHaveLength(count)
}

test('two workers on one database deliver each of 300 mails once', async () => {
  const sender = { address: 'registry@aster.example', site: new URL('https://aster.example') }
  const stores = await Promise.all(
    [1, 2].map(() => openStore({ databaseUrl: database.url, dataDir: '', databasePool: 5, log: quiet })),
  )
  const offices = stores.map((store) => deliverMail(store, smtpTransport(listener.url), sender, quickTimes))
  await queueMails(database.store, 300)
  await expect.poll(sent, soon).toBe(300)
  expectEachOnce(300)
  for (const office of offices) await office.close()
  for (const store of stores) await store.close()
})

test('instances that start and stop meanwhile deliver each mail once', async () => {
  await queueMails(database.store, 150)
  const first = await startWorker()
  await expect.poll(sent, soon).toBeGreaterThan(10)
  const second = await startWorker()
  await expect.poll(sent, soon).toBeGreaterThan(60)
  first.stdin?.end()
  await once(first, 'exit')
  expect(first.exitCode).toBe(0)
  await expect.poll(sent, soon).toBe(150)
  expectEachOnce(150)
  await kill(second)
})

test('a mail whose worker was killed during delivery is retried when its lease expires', async () => {
  listener.manners.recipient = () => 'hang'
  await queueMails(database.store, 1)
  const killed = await startWorker(2_000)
  await expect.poll(() => listener.misbehaved(), soon).toBe(1)
  await kill(killed)
  expect(await mailRows(database.store)).toMatchObject([{ status: 'sending', attempts: 1 }])

  listener.manners.recipient = () => 'well'
  await startWorker()
  await expect.poll(sent, soon).toBe(1)
  expect(await mailRows(database.store)).toMatchObject([{ attempts: 2 }])
  expectEachOnce(1)
})
