import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from '../api/api-app.ts'
import { listen } from '../api/http/raw-connection.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import type { RunningAster } from '../harness/server/start-aster.ts'
import { tellFigures, times } from '../harness/setup/trial.ts'
import { signInAs } from '../harness/staff/staff.ts'
import { gatherActors } from './actors.ts'
import { aim } from './aimed-paths.ts'
import { type Declared, declaredStatuses, undeclared } from './declared-statuses.ts'
import { hostilePost, readPage } from './hostile-posts.ts'
import { hostileRequest, type Operation, operationsOf, type Sender } from './hostile-requests.ts'
import { hostileBytes } from './hostile-values.ts'
import { type Client, eachOf, openClient, ownPage, type Sent } from './http-client.ts'
import { faultOf } from './judge-answer.ts'
import { isRepeated, type ServerRoute, startAsterWithRoutes } from './server-routes.ts'
import { keepVictims } from './victims.ts'

const patienceMs = 15_000
/** Random in a full run; a failure prints it, and `ASTER_TEST_SEED` repeats it. */
const seed = Number(process.env.ASTER_TEST_SEED ?? times(9, Math.floor(Math.random() * 2 ** 31)))
const batch = 2000

let database: TestDatabase
let aster: RunningAster
let client: Client
let operations: Operation[]
let declared: Declared = () => undefined
let routes: ServerRoute[]
beforeAll(async () => {
  database = await freshDatabase()
  const told = await startAsterWithRoutes(database.url)
  aster = told.aster
  routes = told.routes
  client = openClient(aster.url, { patienceMs, connections: 16 })
  const document = JSON.parse((await client.call({ method: 'GET', path: '/api/openapi.json' })).body)
  operations = operationsOf(document)
  declared = declaredStatuses(document)
})
afterAll(async () => {
  client.close()
  await aster.stop()
  await database.drop()
})

/** New sessions for each batch, since some requests end them. */
async function gatherSenders(): Promise<Sender[]> {
  const { cookie, 'x-xsrf-token': token } = await ownPage(client)
  const actors = await gatherActors(database.store, aster.url)
  // Callers with more rights reach more code, so they are used more often.
  const many = actors.flatMap((actor) => Array<typeof actor>(actor.is === 'nobody' ? 1 : 3).fill(actor))
  return many.map((actor) => ({ cookie: `${cookie}; ${actor.cookie}`, token }))
}

/** Existing ids, so that requests get beyond a 404. */
async function findIds(): Promise<string[]> {
  const { db } = database.store
  const tables = ['application', 'upload', 'story', 'staff_user', 'mail', 'draft'] as const
  const found = tables.map((table) => db.selectFrom(table).select('id').limit(12).execute())
  return (await Promise.all(found)).flat().map(({ id }) => String(id))
}

/** Returns a fault with everything needed to reproduce it. */
async function tryOne(sent: Sent, on: Client, counts: Map<number, number>): Promise<string | undefined> {
  const told = () =>
    JSON.stringify(sent, (_, value) => (typeof value === 'string' ? value.slice(0, 500) : value))
  try {
    const heard = await on.call(sent)
    counts.set(heard.status, (counts.get(heard.status) ?? 0) + 1)
    const fault = faultOf(heard, sent) ?? undeclared(declared, heard.status, sent)
    return fault && `${fault}: ${told()} -> ${heard.body.slice(0, 500)}`
  } catch (error) {
    // The server may close the connection before it has read a large body.
    const isCut = ['EPIPE', 'ECONNRESET'].includes((error as { code?: string }).code ?? '')
    if (isCut && (sent.body?.length ?? 0) > 100_000) return undefined
    return `${error}: ${told()}`
  }
}

test('30.2 generated requests to every call of the API: none fails, hangs or leaks internals', {
  timeout: 600_000,
}, async () => {
  const count = times(1500, 100_000)
  const counts = new Map<number, number>()
  const faults: string[] = []
  for (let done = 0; done < count; done += batch) {
    const requests = hostileRequest(operations, await gatherSenders(), await findIds())
    const sample = fc.sample(requests, { seed: seed + done, numRuns: Math.min(batch, count - done) })
    await eachOf(sample, 16, async (sent) => {
      const fault = await tryOne(sent, client, counts)
      if (fault) faults.push(fault)
    })
  }
  const limited = counts.get(429) ?? 0
  const range = (from: number) =>
    [...counts].reduce((sum, [status, seen]) => sum + (status >= from && status < from + 100 ? seen : 0), 0)
  tellFigures('hostile requests', {
    seed,
    sent: count,
    calls: operations.length,
    'beyond the limits': count - limited,
    'answered 2xx': range(200),
    'answered 422': counts.get(422) ?? 0,
    '5xx': range(500),
    faults: faults.length,
  })
  expect(faults, `seed ${seed}`).toEqual([])
  const { status } = await client.call({ method: 'GET', path: '/readyz' })
  expect(status).toBe(200)
})

test('30.2 generated posts of every page that has a form: none fails, hangs or leaks internals', {
  timeout: 300_000,
}, async () => {
  const count = times(200, 10_000)
  // The files of a post are checked one by one before the response.
  const patient = openClient(aster.url, { patienceMs: 4 * patienceMs, connections: 16 })
  const victims = await keepVictims(database.store)
  const counts = new Map<number, number>()
  const faults: string[] = []
  const posted = routes.filter(
    ({ method, url }) => method === 'POST' && !url.startsWith('/api/') && !isRepeated(url),
  )
  for (let done = 0; done < count; done += batch) {
    const senders = await gatherSenders()
    const { cookie } = await signInAs(database.store, 'administrator', aster.url)
    const pages = await Promise.all(posted.map(({ url }) => readPage(client, aim(url, victims), cookie)))
    const posts = hostilePost(pages, senders, await findIds())
    const sample = fc.sample(posts, { seed: seed + done, numRuns: Math.min(batch, count - done) })
    await eachOf(sample, 16, async (sent) => {
      const fault = await tryOne(sent, patient, counts)
      if (fault) faults.push(fault)
    })
  }
  patient.close()
  tellFigures('hostile posts of pages', {
    seed,
    sent: count,
    pages: posted.length,
    answers: [...counts].map(([status, seen]) => `${status}: ${seen}`).join(' '),
    faults: faults.length,
  })
  expect(faults, `seed ${seed}`).toEqual([])
})

test('30.2 malformed requests are answered or disconnected, and others are served', {
  timeout: 300_000,
}, async () => {
  const count = times(60, 3000)
  const { hostname, port } = new URL(aster.url)
  const begun = fc.constantFrom(
    ...[
      'GET / HTTP/1.1\r\nhost: a\r\n',
      'POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\n',
      '',
    ],
    ...[
      'GET /%00 HTTP/1.1\r\nhost: a\r\nx: \0\r\n',
      'GET  / HTTP/9.9\r\n',
      'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    ],
    ...['POST /api/contact HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFFF\r\n'],
    ...[
      'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n',
      `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n`,
      '\r\n\r\n\r\n',
    ],
  )
  const sample = fc.sample(fc.tuple(begun, hostileBytes), { seed, numRuns: count })
  const faults: string[] = []
  await eachOf(sample, 8, async ([head, rest]) => {
    const socket = connect(Number(port), hostname)
    let heard = ''
    socket.on('error', () => {})
    socket.on('data', (bytes) => {
      heard += bytes
    })
    socket.end(Buffer.concat([Buffer.from(head, 'latin1'), Buffer.from(rest), Buffer.from('\r\n\r\n')]))
    await once(socket, 'close', { signal: AbortSignal.timeout(patienceMs) }).catch(() =>
      faults.push(`hangs: ${head}`),
    )
    if (/^HTTP\/1\.1 5/m.test(heard) || /\n\s+at .+\(/.test(heard))
      faults.push(`${head} -> ${heard.slice(0, 300)}`)
  })
  tellFigures('raw connections', { seed, sent: count, faults: faults.length })
  expect(faults, `seed ${seed}`).toEqual([])
  expect((await client.call({ method: 'GET', path: '/healthz' })).status).toBe(200)
})

describe('30.2 the check detects', () => {
  test('a call that throws, leaks internals, returns no problem document, or hangs', async () => {
    const config = { access: 'public' } as const
    const api = await startApi({}, async (app) => {
      app.get('/api/stage/throws', { config }, async () => {
        throw new Error('on purpose')
      })
      app.get('/api/stage/shows', { config }, async () => ({ stack: new Error('on purpose').stack }))
      app.get('/api/stage/says', { config }, async (_, reply) => reply.code(400).send({ error: 'no' }))
      app.get('/api/stage/hangs', { config }, () => new Promise(() => {}))
    })
    const short = openClient(`http://127.0.0.1:${await listen(api.app)}`, { patienceMs: 300 })
    const found = (name: string) => tryOne({ method: 'GET', path: `/api/stage/${name}` }, short, new Map())
    expect(await found('throws')).toContain('fails with 500')
    expect(await found('shows')).toContain('shows the inside')
    expect(await found('says')).toContain('400 is no problem document')
    expect(await found('hangs')).toContain('No answer within 300 ms')
    short.close()
    await api.stop()
  })
})
