import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../../src/domain/paths.ts'
import { freshDatabase, type TestDatabase } from '../../harness/postgres/test-database.ts'
import { countRouted } from '../../harness/server/routed-requests.ts'
import { type ServedAster, serveAster } from '../../harness/server/serve-aster.ts'

let database: TestDatabase
let aster: ServedAster
beforeAll(async () => {
  database = await freshDatabase()
  aster = await serveAster(database.url)
})
afterAll(async () => {
  agent.destroy()
  await aster.stop()
  await database.drop()
})

const agent = new Agent({ keepAlive: true, maxSockets: 8, timeout: 4000 })
const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }
const ownNames = ['_csrf', '_key', '_stamp']

type Headers = Record<string, string | string[]>

async function visit(path: string, headers: Headers) {
  const asked = request(aster.url, { path, agent, headers }).end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  const body = await buffer(answer)
  const html = (decoders[answer.headers['content-encoding'] ?? '']?.(body) ?? body).toString()
  const own = ownNames.map((name) => new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? '')
  return { status: answer.statusCode, headers: answer.headers, html, own }
}

type Visit = Awaited<ReturnType<typeof visit>>

/** What must be the same for every visitor. */
const sharedOf = ({ status, headers, html, own }: Visit) => ({
  status,
  headers: {
    ...headers,
    date: '',
    'set-cookie': headers['set-cookie']?.map((cookie) => cookie.replace(own[0] ?? '', 'token')),
  },
  html: own.reduce((rest, value, at) => (value ? rest.replaceAll(value, `own ${at}`) : rest), html),
})

/** A body, even an empty one, is routed. */
const routed = { 'content-length': '0' }

const oddCookies = (token: string) => [
  `XSRF-TOKEN=${token}`,
  `XSRF-TOKEN=${token}; XSRF-TOKEN=other`,
  `XSRF-TOKEN=other; XSRF-TOKEN=${token}`,
  `xsrf-token=${token}`,
  `XSRF-TOKEN="${token}"`,
  `XSRF-TOKEN=${token.replaceAll('.', '%2E')}`,
  `XSRF-TOKEN=${token}.more`,
  `XSRF-TOKEN=${token.slice(0, -1)}`,
  `a=${'x'.repeat(9000)}; XSRF-TOKEN=${token}`,
  `__proto__=1; XSRF-TOKEN= ${token} `,
  ...[
    'XSRF-TOKEN',
    'XSRF-TOKEN=',
    'XSRF-TOKEN=%',
    'XSRF-TOKEN=%E0%A4%A',
    'XSRF-TOKEN=1.2.3',
    '=;;=XSRF-TOKEN=;',
  ],
  'locale=fr; theme=dark',
]

const oddHeaders: Headers[] = [
  ...['', 'br;q=0, gzip', 'br;q=0,gzip;q=0', 'gzip;q=0.5, br;q=0.000', '*', 'BR', 'identity;q=0'],
  ...['x-gzip', 'br;q=0.001', ' gzip ,br'],
].map((accepted) => ({ 'accept-encoding': accepted }))
oddHeaders.push(
  ...['evil.example', 'localhost:99999', ''].map((host) => ({ host })),
  ...['*', '"x"', 'W/"x"'].map((tag) => ({ 'if-none-match': tag })),
  ...['https://evil.example', 'null'].map((origin) => ({ origin, 'sec-fetch-site': 'cross-site' })),
  { range: 'bytes=0-99' },
  { 'if-modified-since': 'Wed, 18 Nov 2026 15:00:00 GMT' },
  { 'accept-language': 'fr', accept: 'application/json' },
  {
    'x-forwarded-for': '192.0.2.1, garbage',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'https',
  },
  { 'x-original-url': '/admin', 'x-http-method-override': 'DELETE' },
  { authorization: 'Bearer x' },
  { 'sec-purpose': 'prefetch', 'cache-control': 'no-cache' },
  { connection: 'close' },
)

test('54.10 whatever cookies and headers come with it, the page of a form is the same with and without routing', async () => {
  const pages = [paths.contact(), `${paths.applyHospital()}?step=general`, `/ar${paths.applyTrainer()}?all`]
  const encodings = Object.keys({ ...decoders, identity: true })
  const token = (await visit(paths.contact(), {})).own[0] ?? ''
  const cookies = oddCookies(token).flatMap((cookie) =>
    encodings.map((accepted) => ({ cookie, 'accept-encoding': accepted })),
  )
  const variants = pages.flatMap((path) => [...cookies, ...oddHeaders].map((headers) => ({ path, headers })))
  for (const path of pages)
    for (const accepted of [...encodings, ...encodings]) await visit(path, { 'accept-encoding': accepted })
  const seen = new Set<string>()
  for (const { path, headers } of variants) {
    const before = await visit(path, { ...headers, ...routed })
    const direct: Visit[] = []
    expect(await countRouted(async () => direct.push(await visit(path, headers))), path).toBe(0)
    for (const one of [before, ...direct]) {
      expect(sharedOf(one), JSON.stringify([path, headers])).toEqual(sharedOf(before))
      const own = one.own.filter((value) => value !== token)
      expect(own.filter((value) => seen.has(value))).toEqual([])
      for (const value of own) seen.add(value)
    }
  }
  expect(seen.size).toBeGreaterThan(4 * variants.length)
})
