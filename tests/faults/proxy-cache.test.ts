import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type BehindCache,
  type Handler,
  keptPage,
  shared,
  standBehindCache,
  startOfSecond,
} from './behind-cache.ts'

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

test('29.13 nginx revalidates a cached page once a second, and answers all other requests from its cache', async () => {
  const tags: unknown[] = []
  const answer = keptPage(() => 'kept')
  const { get } = await stand((request, response) => {
    tags.push(request.headers['if-none-match'])
    answer(request, response)
  })
  await startOfSecond()
  const end = Date.now() + 2500
  let readers = 0
  for (; Date.now() < end; readers++) expect((await get('/about')).text).toBe('kept')
  expect(readers).toBeGreaterThan(50)
  expect(tags.length).toBeGreaterThanOrEqual(3)
  expect(tags.length).toBeLessThanOrEqual(4)
  expect(tags[0]).toBeUndefined()
  expect(new Set(tags.slice(1))).toEqual(new Set([expect.stringMatching(/^"\w{8}"$/)]))
})

test('29.13 a browser that has the page gets 304 from nginx', async () => {
  const { get, asked } = await stand(keptPage(() => 'kept'))
  await startOfSecond()
  const { etag } = (await get('/about')).headers
  const again = await get('/about', { 'if-none-match': String(etag) })
  expect([again.status, again.text, again.headers.etag]).toEqual([304, '', etag])
  expect(again.headers['cache-control']).toBe(shared()['cache-control'])
  expect(again.headers).not.toHaveProperty('x-accel-expires')
  expect(asked).toHaveLength(1)
})

describe('29.14 the first reader after a quiet time', () => {
  async function readBeforeAndAfter(changes?: Parameters<typeof standBehindCache>[1]) {
    let words = 'old'
    const { get } = await stand(
      keptPage(() => words),
      changes,
    )
    await get('/about')
    words = 'new'
    await sleep(2500)
    return (await get('/about')).text
  }

  test('29.14 gets the new page', async () => {
    expect(await readBeforeAndAfter()).toBe('new')
  })

  test('29.14 would get the old one if nginx served it without a limit: the check can fail', async () => {
    const careless = [
      ['use_stale error', 'use_stale updating error'],
      ['proxy_cache_revalidate on;', 'proxy_cache_revalidate on; proxy_cache_background_update on;'],
    ] as const
    expect(await readBeforeAndAfter(careless)).toBe('old')
  })
})

describe('29.14 a page that changes just after it was stored', () => {
  async function msUntilNew(more?: Record<string, string>) {
    let words = 'old'
    const { get } = await stand(keptPage(() => words, more))
    await startOfSecond()
    await get('/about')
    words = 'new'
    const since = performance.now()
    while ((await get('/about')).text === 'old') await sleep(5)
    return performance.now() - since
  }

  test('29.14 is served until the end of the second', async () => {
    expect(await msUntilNew()).toBeLessThan(1500)
  })

  test('29.14 would be served for nearly two with a lifetime of one second: the check can fail', async () => {
    expect(await msUntilNew({ 'x-accel-expires': '1' })).toBeGreaterThan(1500)
  })
})

test('29.14 while one request revalidates, others get the stored page, for a second at most', async () => {
  let [words, pauseMs] = ['old', 0]
  const answer = keptPage(() => words)
  const { get, asked } = await stand(async (request, response) => {
    await sleep(pauseMs)
    answer(request, response)
  })
  await startOfSecond()
  await get('/about')
  ;[words, pauseMs] = ['new', 2500]
  await startOfSecond()
  const revalidating = get('/about')
  await sleep(100)
  expect((await get('/about')).text).toBe('old')
  expect(asked).toHaveLength(2)
  await startOfSecond()
  pauseMs = 0
  expect((await get('/about')).text).toBe('new')
  expect((await revalidating).text).toBe('new')
})

describe('29.15 when no instance answers', () => {
  const failing: Record<string, (behind: BehindCache, fail: () => void) => unknown> = {
    'all are down': ({ stopServer }) => stopServer(),
    'they break off': (_, fail) => fail(),
  }
  test.each(Object.entries(failing))('29.15 because %s, nginx serves the stored page', async (_, begin) => {
    let isBroken = false
    const answer = keptPage(() => 'kept')
    const behind = await stand((request, response) => {
      if (isBroken) request.socket.destroy()
      else answer(request, response)
    })
    await behind.get('/about')
    await begin(behind, () => {
      isBroken = true
    })
    await sleep(2500)
    const { status, text } = await behind.get('/about')
    expect([status, text]).toEqual([200, 'kept'])
    expect((await behind.get('/team')).status).toBe(502)
  })

  test.each([
    [500, 200],
    [503, 200],
    [404, 404],
    [429, 429],
  ])('29.15 with %i for a stored page, a reader gets %i', async (given, seen) => {
    let status = 0
    const answer = keptPage(() => 'kept')
    const { get } = await stand((request, response) => {
      if (status === 0) answer(request, response)
      else response.writeHead(status, { 'cache-control': 'no-store' }).end()
    })
    await get('/about')
    status = given
    await sleep(1100)
    expect((await get('/about')).status).toBe(seen)
  })
})

test('29.15 a withdrawn page does not return when the instances are down', async () => {
  let isWithdrawn = false
  const answer = keptPage(() => 'a story')
  const withdrawn: Handler = (_, response) => response.writeHead(404, shared()).end('not found')
  const { get, stopServer } = await stand((request, response) =>
    isWithdrawn ? withdrawn(request, response) : answer(request, response),
  )
  await get('/story/one')
  isWithdrawn = true
  await startOfSecond()
  for (const _ of [1, 2]) expect((await get('/story/one')).status).toBe(404)
  await stopServer()
  await sleep(2500)
  const { status, text } = await get('/story/one')
  expect([status, text]).toEqual([404, 'not found'])
})
