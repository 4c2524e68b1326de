import { brotliDecompressSync } from 'node:zlib'
import { fastify } from 'fastify'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { allowSharedCaching, freshUntil } from '../../http/caching/shared-caching.ts'
import { PageCache } from './page-cache.ts'
import { RepeatedAnswers } from './repeated-answers.ts'

let version: string | undefined
let repeated: RepeatedAnswers
beforeEach(async () => {
  version = '1'
  repeated = new RepeatedAnswers(() => version)
  const page = await new PageCache().keep('1', '/', '<p>kept</p>')
  const app = fastify()
  app.get('/about', async (request, reply) => {
    reply.header('content-encoding', 'br').header('x-frame-options', 'DENY').header('etag', page.br.etag)
    allowSharedCaching(reply)
    repeated.remember(request, reply, { version: '1', encoding: 'br', ...page.br })
    return ''
  })
  app.get('/own', async (request, reply) => {
    reply.header('set-cookie', 'session=of one person')
    repeated.remember(request, reply, { version: '1', encoding: 'br', ...page.br })
    return ''
  })
  await app.inject('/about')
  await app.inject('/about?page=2')
  await app.inject('/%61bout')
  await app.inject('/own')
  await app.close()
})

afterEach(() => vi.useRealTimers())

const ask = (url: string, { encodings = 'br', known = '' } = {}) => repeated.answer({ url, encodings, known })

test('a cached page is sent with its original headers', () => {
  const { status, headers = [], body = '' } = ask('/about') ?? {}
  expect([status, headers[headers.indexOf('x-frame-options') + 1]]).toEqual([200, 'DENY'])
  expect(brotliDecompressSync(Buffer.from(body, 'latin1')).toString()).toBe('<p>kept</p>')
})

test('a known ETag is answered with 304', () => {
  const { headers = [] } = ask('/about') ?? {}
  const etag = headers[headers.indexOf('etag') + 1]
  expect(ask('/about', { known: `"other", ${etag}` })).toMatchObject({ status: 304, body: '' })
  expect(ask('/about', { known: '"other"' })).toMatchObject({ status: 200 })
})

test('a cached response is fresh for nginx until the end of the current second', () => {
  const freshness = (known = '') => {
    const { headers = [] } = ask('/about', { known }) ?? {}
    return headers[headers.indexOf('x-accel-expires') + 1]
  }
  const { headers = [] } = ask('/about') ?? {}
  const etag = headers[headers.indexOf('etag') + 1]
  vi.useFakeTimers({ now: Date.now() + 60_000 })
  expect(freshUntil()).toBe(`@${Math.floor(Date.now() / 1000)}`)
  expect([freshness(), freshness(etag)]).toEqual([freshUntil(), freshUntil()])
})

test('an outdated page is not sent from the cache, nor any page while the version is unknown', () => {
  for (version of ['2', undefined]) expect(ask('/about')).toBeUndefined()
})

test.each([
  ['a question in the address', '/about?page=2', 'br'],
  ['another way to write the address', '/%61bout', 'br'],
  ['another encoding', '/about', 'gzip'],
  ['another page', '/contact', 'br'],
  ['a page that set a cookie', '/own', 'br'],
])('%s bypasses the cache', (_, url, encodings) => {
  expect(ask(url, { encodings })).toBeUndefined()
})
