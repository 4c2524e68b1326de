import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { type BehindCache, keptPage, shared, standBehindCache, startOfSecond } from './behind-cache.ts'

vi.setConfig({ testTimeout: 60_000 })

const standing: BehindCache[] = []
afterEach(async () => {
  for (const each of standing.splice(0)) await each.stop()
})

async function stand(...how: Parameters<typeof standBehindCache>) {
  const behind = await standBehindCache(...how)
  standing.push(behind)
  return behind
}

describe('29.16 nginx stores nothing', () => {
  const answers: Record<string, [status: number, headers: Record<string, string>]> = {
    'that sets a cookie': [200, { ...shared(), 'set-cookie': 'session=1' }],
    'that ASTER does not let shared caches store': [200, { 'cache-control': 'private, no-store' }],
    'with a lifetime for browsers only': [200, { 'cache-control': 'public, max-age=86400' }],
    'without cache headers': [200, {}],
    'that depends on more than the encoding': [200, { ...shared(), vary: 'accept-encoding, cookie' }],
    'that was not found': [404, shared()],
    'that failed': [500, shared()],
  }
  test.each(Object.entries(answers))('29.16 %s', async (_, [status, headers]) => {
    const { get, asked } = await stand((_, response) =>
      response.writeHead(status, { ...headers, ...('vary' in headers && fresh()) }).end('words'),
    )
    await startOfSecond()
    for (const _ of [1, 2, 3]) expect((await get('/about')).status).toBe(status)
    expect(asked).toHaveLength(3)
  })

  const fresh = () => ({ 'x-accel-expires': shared()['x-accel-expires'] })

  const requests: Record<string, [path: string, headers: Record<string, string>]> = {
    'for a visitor with a session': ['/about', { cookie: 'XSRF-TOKEN=a; aster.session=b' }],
    'at an address with escapes': ['/%61bout', {}],
    'under another host name': ['/about', { host: 'evil.example' }],
  }
  test.each(Object.entries(requests))('29.16 %s, which ASTER answers', async (_, [path, headers]) => {
    const { get, asked } = await stand(keptPage(() => 'kept'))
    await startOfSecond()
    for (const _ of [1, 2]) expect((await get(path, headers)).text).toBe('kept')
    expect(asked).toHaveLength(2)
    await get('/about')
    expect(asked).toHaveLength(3)
  })
})

test('29.17 neither a query string nor a CSRF cookie bypasses the cache', async () => {
  const { get, asked } = await stand(keptPage(() => 'kept'))
  await startOfSecond()
  await get('/about')
  for (const path of ['/about?a=1', '/about?a=2', '/about?']) expect((await get(path)).text).toBe('kept')
  expect((await get('/about', { cookie: 'XSRF-TOKEN=abc' })).text).toBe('kept')
  expect(asked).toEqual(['/about'])
})

test('29.17 the cache has three variants of a page, however Accept-Encoding is spelt', async () => {
  const { get } = await stand((request, response) =>
    keptPage(() => `in ${request.headers['accept-encoding'] ?? 'plain'}`)(request, response),
  )
  const spellings = {
    'gzip, deflate, br, zstd': 'br',
    br: 'br',
    'br;q=0.5, gzip': 'br',
    'BR ; q=1.0': 'br',
    'gzip;q=0.9, br;q=0': 'gzip',
    'br;q=0.000,gzip': 'gzip',
    'x-br, brr, gzip': 'gzip',
    identity: 'plain',
    'gzip;q=0.0': 'plain',
    '': 'plain',
  }
  for (const [spelling, encoding] of Object.entries(spellings))
    expect((await get('/about', { 'accept-encoding': spelling })).text, spelling).toBe(`in ${encoding}`)
})

describe('29.17 readers of a page with a form', () => {
  async function longestWaitMs(changes?: Parameters<typeof standBehindCache>[1]) {
    const { get } = await stand(async (_, response) => {
      await sleep(50)
      response.writeHead(200, { 'cache-control': 'private, no-store' }).end('form')
    }, changes)
    const since = performance.now()
    await Promise.all(Array.from({ length: 8 }, () => get('/contact')))
    return performance.now() - since
  }

  test('29.17 do not wait for one another', async () => {
    expect(await longestWaitMs()).toBeLessThan(450)
  })

  test('29.17 would do so under proxy_cache_lock: the check can fail', async () => {
    const lock = ['cache_revalidate on;', 'cache_revalidate on; proxy_cache_lock on;'] as const
    expect(await longestWaitMs([lock])).toBeGreaterThan(450)
  })
})

test('29.18 built files are fetched once, pictures each time, and a 404 is not stored', async () => {
  const { get, asked } = await stand(({ url }, response) => {
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    if (url?.includes('missing')) response.writeHead(404, { 'cache-control': 'private, no-store' }).end()
    else response.writeHead(200, headers).end('file')
  })
  for (const path of ['/assets/a.js', '/assets/missing.js', '/pictures/a/b.avif'])
    for (const _ of [1, 2]) await get(path)
  expect(asked.toSorted()).toEqual([
    '/assets/a.js',
    '/assets/missing.js',
    '/assets/missing.js',
    '/pictures/a/b.avif',
    '/pictures/a/b.avif',
  ])
})
