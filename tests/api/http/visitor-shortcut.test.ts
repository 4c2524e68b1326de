import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { freePort } from '../../../src/store/postgres/address.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { countRouted } from '../../harness/server/routed-requests.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

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

const step = `${paths.applyHospital()}?step=general`
const encodings = ['br', 'gzip', 'identity'] as const

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

const agent = new Agent({ keepAlive: true, maxSockets: 16, timeout: 4000 })

/** Visits a page without a library that decodes the body or joins the headers. */
async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = { 'accept-encoding': 'br', ...headers }
  const asked = request(aster.url, { path, agent, method, headers: sent }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  const decode = body.length > 0 ? decoders[answer.headers['content-encoding'] ?? ''] : undefined
  const html = (decode?.(body) ?? body).toString()
  const [setCookie = ''] = answer.headers['set-cookie'] ?? []
  return { status: answer.statusCode, headers: answer.headers, setCookie, html, own: ownOf(html) }
}

const hidden = (html: string, name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1]
const ownOf = (html: string) => ['_csrf', '_key', '_stamp'].map((name) => hidden(html, name) ?? '')

type Visit = Awaited<ReturnType<typeof visit>>

/** The values of a visitor as words, so that visits can be compared. */
const withoutOwn = ({ html, own }: Visit) =>
  own.reduce((rest, value, at) => (value ? rest.replaceAll(value, `own ${at}`) : rest), html)

const comparable = ({ headers, own }: Visit) => ({
  ...headers,
  date: '',
  'set-cookie': headers['set-cookie']?.map((value) => value.replace(own[0] ?? '', 'token')),
})

test.each(encodings)(
  '54.4 the page of a form has the same headers and content in %s with and without routing',
  async (encoding) => {
    const path = `/fr${paths.applyTrainer()}?all`
    const visits: Visit[] = []
    const next = async () => visits.push(await visit(path, { 'accept-encoding': encoding }))
    await next() // drawn, for the first encoding
    await next() // filled, and its headers remembered
    expect(await countRouted(next)).toBe(0)
    const head = await visit(path, { 'accept-encoding': encoding }, 'HEAD')
    const [drawn, , direct] = visits as [Visit, Visit, Visit]
    expect(withoutOwn(direct)).toBe(withoutOwn(drawn))
    const { 'content-length': length, ...headers } = comparable(direct)
    expect({ ...comparable(drawn), 'content-length': undefined }).toEqual({
      ...headers,
      'content-length': undefined,
    })
    expect(head.headers['content-length']).toBe(length)
    expect(Object.keys(comparable(head)).sort()).toEqual(Object.keys(comparable(direct)).sort())
    expect(direct.headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: 'accept-encoding',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  },
)

test('54.4 a browser keeps its token, and one that we did not sign is replaced', async () => {
  const [, { own, setCookie }] = [await visit(step), await visit(step)]
  const cookie = setCookie.split(';')[0] ?? ''
  const routed = await countRouted(async () => {
    const again = await visit(step, { cookie: `theme=dark; ${cookie}` })
    expect([again.own[0], again.setCookie]).toEqual([own[0], ''])
    expect(again.own.slice(1)).not.toEqual(own.slice(1))
    const forged = await visit(step, { cookie: `${cookie.slice(0, -2)}xx` })
    expect(forged.own[0]).not.toBe(own[0])
    expect(forged.setCookie).toBe(`XSRF-TOKEN=${forged.own[0]}; Path=/; SameSite=Lax`)
  })
  expect(routed).toBe(0)
})

test('54.4 a page without routing is measured like all others, under its route', async () => {
  const measured = async () => {
    const text = await (await fetch(`http://localhost:${metricsPort}/metrics`)).text()
    const line = /_count\{method="GET",route="([^"]*contact-us)",status="200"\} (\d+)/.exec(text)
    return Number(line?.[2] ?? 0)
  }
  const path = `/es${paths.contact()}`
  const before = await measured()
  for (const routed of [1, 1, 0, 0]) expect(await countRouted(() => visit(path))).toBe(routed)
  expect(await measured()).toBe(before + 4)
})

test('54.5 no visitor gets the token, key or stamp of another, however many come at once', async () => {
  const pages = [step, paths.contact(), `/ar${paths.applyExpert()}?step=personal`]
  const asks = pages.flatMap((path) => encodings.map((encoding) => ({ path, encoding })))
  const visitAll = () =>
    Promise.all(asks.map(({ path, encoding }) => visit(path, { 'accept-encoding': encoding })))
  await visitAll()
  await visitAll()
  let visits: Visit[] = []
  const routed = await countRouted(async () => {
    visits = (await Promise.all(Array.from({ length: 10 }, visitAll))).flat()
  })
  expect(routed).toBe(0)
  const values = visits.flatMap(({ own }) => own)
  expect(values).not.toContain('')
  expect(new Set(values).size).toBe(values.length)
  for (const { own, html, setCookie } of visits) {
    expect(setCookie).toContain(`XSRF-TOKEN=${own[0]};`)
    const ofOthers = values.filter((value) => !own.includes(value) && html.includes(value))
    expect(ofOthers).toEqual([])
  }
})

test('54.6 pages without routing count for the rate limit of pages, for each caller alone', async () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  await visit(step)
  await visit(step)
  const statuses: (number | undefined)[] = []
  const routed = await countRouted(async () => {
    for (let asked = 0; asked < limits.page.most; asked += 50) {
      const some = Array.from({ length: 50 }, () => visit(step, from('198.51.100.7')))
      for (const { status } of await Promise.all(some)) statuses.push(status)
    }
  })
  expect([routed, new Set(statuses)]).toEqual([0, new Set([200])])
  const refused = await visit(step, from('198.51.100.7'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await visit(paths.contact(), from('198.51.100.7'), 'HEAD')).status).toBe(429)
  expect((await visit(step, from('198.51.100.8'))).status).toBe(200)
})

test('54.7 other spellings of the address, and requests that show more than the form, are routed', async () => {
  const others = ['&sent', '&step=general', '&offline', '&x=%3Cb%3E'].map((more) => step + more)
  await visit(step)
  await visit(step)
  const all = [...others, ...others]
  expect(
    await countRouted(async () => {
      for (const path of all) expect((await visit(path)).status).toBe(200)
    }),
  ).toBe(all.length)
})

test('54.8 an address with a fragment is refused, before anything is rendered or cached for it', async () => {
  const routed = await countRouted(async () => {
    for (const path of [`${step}#a`, `${paths.contact()}#?step=b`, '/about#c', '/#d', '/nowhere#e']) {
      const { status, html } = await visit(path, { 'accept-encoding': 'identity' })
      expect([status, JSON.parse(html).code]).toEqual([400, 'malformed_request'])
    }
  })
  expect(routed).toBe(0)
})

test('54.9 a token with a suffix is invalid, and does not render the page again', async () => {
  const [, { own, setCookie }] = [await visit(step), await visit(step)]
  const cookie = setCookie.split(';')[0] ?? ''
  const routed = await countRouted(async () => {
    for (const more of ['.', '.x', `.${'x'.repeat(500)}`]) {
      const answer = await visit(step, { cookie: cookie + more })
      expect(answer.own[0]).toHaveLength(own[0]?.length ?? 0)
      expect(answer.own[0]).not.toBe(own[0])
      expect(answer.setCookie).toContain(`XSRF-TOKEN=${answer.own[0]};`)
    }
  })
  expect(routed).toBe(0)
})
