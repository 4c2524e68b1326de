import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { freePort } from '../../../src/store/postgres/address.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { countRouted } from '../../harness/server/routed-requests.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'
import { entry, exit, fromOurPage } from '../content/reading-visitor.ts'

const agent = new Agent({ keepAlive: true, timeout: 4000 })
let database: TestDatabase
let aster: ServedAster
let metricsPort: number
beforeAll(async () => {
  database = await freshDatabase()
  metricsPort = await freePort()
  const settings = { ASTER_TRUST_PROXY: 'loopback', ASTER_METRICS_PORT: `${metricsPort}` }
  aster = await serveAster(database.url, settings)
})
afterAll(async () => {
  agent.destroy()
  await aster.stop()
  await database.drop()
})

type Sent = { method?: string; path?: string; headers?: object; body: string | object }

async function call({ method = 'POST', path = '/api/Session', headers = fromOurPage, body }: Sent) {
  const json = typeof body === 'string' ? body : JSON.stringify(body)
  const usual = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }
  const asked = request(aster.url + path, { agent, method, headers: { ...usual, ...headers } }).end(json)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const given = await text(answer)
  return { status: answer.statusCode, headers: answer.headers, json: given ? JSON.parse(given) : undefined }
}

const enter = (changes: object = {}, headers: object = fromOurPage) => call({ headers, body: entry(changes) })
const leave = (id: string, changes: object = {}, headers: object = fromOurPage) =>
  call({ method: 'PUT', path: `/api/PageView/${id}`, headers, body: exit(id, changes) })

/** The first answers, which are routed, provide the headers. */
async function warmUp() {
  const { json } = await enter()
  await leave(json.pageViewId)
}

const withoutDate = ({ headers }: { headers: object }) => ({ ...headers, date: '' })

test('50.9 calls that count page views are answered alike with and without routing', async () => {
  const [first, second] = [await enter(), await enter()]
  const left = [await leave(first.json.pageViewId), await leave(second.json.pageViewId)]
  const routed = await countRouted(async () => {
    const entered = await enter()
    const { sessionId, pageViewId } = entered.json
    expect([entered.status, withoutDate(entered)]).toEqual([201, withoutDate(first)])
    const next = await enter({ currentSessionId: sessionId, isInitialSession: false })
    expect(next.json.sessionId).toBe(sessionId)
    const ended = await leave(pageViewId)
    expect([ended.status, withoutDate(ended)]).toEqual([204, withoutDate(left[0] ?? ended)])
    const { db } = database.store
    await vi.waitFor(
      async () => {
        const rows = db
          .selectFrom('page_view')
          .select(['id', 'seconds_spent'])
          .where('visit_id', '=', sessionId)
        expect((await rows.execute()).map(({ id }) => id).sort()).toEqual(
          [pageViewId, next.json.pageViewId].sort(),
        )
      },
      { timeout: 10_000 },
    )
  })
  expect(routed).toBe(0)
})

test('50.9 calls without routing are measured under their route', async () => {
  await warmUp()
  const measured = async () => {
    const page = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    return [
      'method="POST",route="/api/Session",status="201"',
      'method="PUT",route="/api/PageView/:pageViewId",status="204"',
    ].map((labels) => Number(page.split(`_count{${labels}} `)[1]?.split('\n')[0]))
  }
  const before = await measured()
  expect(await countRouted(warmUp)).toBe(0)
  expect(await measured()).toEqual(before.map((count) => count + 1))
})

test('50.10 calls from another site, invalid and unknown ones and those of visitors who opt out are routed', async () => {
  await warmUp()
  const { pageViewId } = (await enter()).json
  const unknown = '3f8d6c1e-92b4-4a57-8e0d-5b7a1c9f2e64'
  const wrong: [number, Promise<{ status: number | undefined; json: { code?: string } }>, string?][] = []
  const routed = await countRouted(async () => {
    wrong.push(
      [403, enter({}, {}), 'forged_request'],
      [403, enter({}, { 'sec-fetch-site': 'cross-site' }), 'forged_request'],
      [422, enter({ path: 7 }), 'invalid_answers'],
      [422, enter({ email: 'ama@hospital.example' }), 'invalid_answers'],
      [400, call({ body: '{"path":' }), 'malformed_request'],
      [400, call({ body: '{"__proto__":{"path":"/about"}}' }), 'malformed_request'],
      [413, call({ body: '['.repeat(500) }), 'body_too_large'],
      [404, leave(unknown), 'not_found'],
      [422, leave(pageViewId, { pageViewId: unknown }), 'invalid_answers'],
      [400, leave('x'), 'invalid_request'],
      [415, enter({}, { ...fromOurPage, 'content-type': 'text/plain' }), 'unsupported_type'],
      [201, enter({}, { ...fromOurPage, dnt: '1' })],
      [201, call({ body: JSON.stringify(entry()) + ' '.repeat(1024) })],
    )
    for (const [status, answer, code] of wrong) {
      const { json, ...seen } = await answer
      expect([seen.status, json.code]).toEqual([status, code])
    }
  })
  const beforeHandler = ['forged_request', 'malformed_request', 'body_too_large', 'unsupported_type']
  expect(routed).toBe(wrong.filter(([, , code = '']) => !beforeHandler.includes(code)).length)
  expect((await leave(pageViewId)).status).toBe(204)
})

test('50.10 a call whose body arrives later than its headers is routed', async () => {
  await warmUp()
  const json = JSON.stringify(entry())
  const lines = [
    'POST /api/Session HTTP/1.1',
    'host: localhost',
    'sec-fetch-site: same-origin',
    'connection: close',
  ]
  const head = [...lines, 'content-type: application/json', `content-length: ${json.length}`].join('\r\n')
  const routed = await countRouted(async () => {
    const socket = connect(Number(new URL(aster.url).port), 'localhost')
    socket.write(`${head}\r\n\r\n${json.slice(0, 20)}`)
    setTimeout(() => socket.write(json.slice(20)), 200)
    expect(await text(socket)).toContain('201 Created')
  })
  expect(routed).toBe(1)
})

test('50.11 each call counts once for the rate limit, routed or not, and is refused above it', async () => {
  await warmUp()
  const caller = { ...fromOurPage, 'x-forwarded-for': '198.51.100.9' }
  const { db } = database.store
  const counts = async () =>
    new Map((await db.selectFrom('rate_limit').selectAll().execute()).map(({ key, hits }) => [key, hits]))
  const before = await counts()
  for (const changes of [{}, { path: 7 }, {}, { path: '/nowhere' }]) await enter(changes, caller)
  const mine = await vi.waitFor(
    async () => {
      const found = [...(await counts())].find(([key, hits]) => hits === 4 && !before.has(key))
      expect(found).toBeDefined()
      return found?.[0] ?? ''
    },
    { timeout: 10_000 },
  )
  await db.updateTable('rate_limit').set({ hits: limits.tracking.most }).where('key', '=', mine).execute()
  await enter({}, caller)
  await vi.waitFor(async () => expect((await counts()).get(mine)).toBe(limits.tracking.most + 1), {
    timeout: 10_000,
  })
  const refused = await vi.waitFor(
    async () => {
      const answer = await enter({}, caller)
      expect(answer.status).toBe(429)
      return answer
    },
    { timeout: 10_000 },
  )
  expect(refused.json.code).toBe('too_many_requests')
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await enter()).status).toBe(201)
})
