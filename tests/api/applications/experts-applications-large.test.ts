import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { type ApiApp, csrfHeaders, startApi } from '../api-app.ts'
import { listen, openConnection } from '../http/raw-connection.ts'

vi.setConfig({ testTimeout: 60_000 })

let api: ApiApp
let port: number
let headers: Record<string, string>
beforeAll(async () => {
  api = await startApi({ trustProxy: ['127.0.0.1'] })
  port = await listen(api.app)
  headers = await csrfHeaders(api.app)
})
afterAll(() => api.stop())

const patience = { timeout: 20_000 }

/** Sends the headers of a request and the beginning of its body. */
async function begin(caller: string, length: number, body = '') {
  const connection = await openConnection(port)
  const sent = {
    host: 'aster.example',
    ...headers,
    'x-forwarded-for': caller,
    'content-type': 'application/json',
    'content-length': String(length),
  }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  connection.socket.write(`POST /api/experts-applications HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
  return connection
}

const db = () => api.database.store.db
const callers = async () => (await db().selectFrom('rate_limit').select('key').execute()).length

const large = 1_100_000
const onlyFile = `{"resume":"${'A'.repeat(large - 13)}"}`

async function statusOf(caller: string): Promise<string> {
  const sent = await begin(caller, large, onlyFile)
  await expect.poll(sent.received, patience).toMatch(/^HTTP/)
  return sent.received().slice(9, 12)
}

test('slow large bodies from one caller do not block others', async () => {
  const dripping = await begin('10.1.0.1', 20_000_000, '{')
  await expect.poll(callers, patience).toBe(1)
  const another = await begin('10.1.0.1', 20_000_000, '{')
  await expect.poll(another.received, patience).toMatch(/^HTTP\/1.1 429 .*retry-after: 5\r/s)
  expect([await statusOf('10.1.0.2'), await statusOf('10.1.0.3')]).toEqual(['422', '422'])
  expect(dripping.received()).toBe('')
  dripping.socket.destroy()
  await expect.poll(() => statusOf('10.1.0.1'), patience).toBe('422')
})

test('a large body counts against the rate limit before it is read, even if it never arrives', async () => {
  const hits = async () =>
    (await db().selectFrom('rate_limit').select('hits').where('hits', '>', 10).execute())[0]?.hits ?? 0
  for (let turn = 0; turn < limits.largeForm.most; turn++) {
    const { socket } = await begin('10.3.0.1', 20_000_000, '{')
    if (turn > 10) await expect.poll(hits, patience).toBe(turn + 1)
    socket.destroy()
  }
  const refused = await begin('10.3.0.1', 20_000_000, '{')
  await expect.poll(refused.received, patience).toMatch(/^HTTP\/1.1 429 .*retry-after: 3\d\d\d\r/s)
})

test('a caller who disconnects while being counted frees the slot', async () => {
  const connections = () =>
    new Promise((resolve) => api.app.server.getConnections((_error, count) => resolve(count)))
  const before = await connections()
  await db()
    .transaction()
    .execute(async (trx) => {
      await sql`LOCK TABLE rate_limit IN EXCLUSIVE MODE`.execute(trx)
      const { socket } = await begin('10.4.0.1', 20_000_000, '{')
      await expect.poll(isWaitingForLock, patience).toBe(true)
      socket.destroy()
      await expect.poll(connections, patience).toBe(before)
    })
  await expect.poll(() => statusOf('10.4.0.1'), patience).toBe('422')
})

async function isWaitingForLock(): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(db())
  return rows.length > 0
}

test('two large bodies are read at a time; small ones are always read', async () => {
  const before = await callers()
  const reading = [await begin('10.2.0.1', 20_000_000), await begin('10.2.0.2', 20_000_000)]
  await expect.poll(callers, patience).toBe(before + 2)
  const small = await begin('10.2.0.1', 2, '{}')
  await expect.poll(small.received, patience).toMatch(/^HTTP\/1.1 422 /)
  const refused = await begin('10.2.0.3', 20_000_000)
  await expect.poll(refused.received, patience).toMatch(/^HTTP\/1.1 503 .*retry-after: 5\r/s)
  for (const { socket } of reading) socket.destroy()
})
