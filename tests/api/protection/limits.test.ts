import { afterEach, expect, test } from 'vitest'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { type ApiApp, csrfHeaders, mountApi, startApi } from '../api-app.ts'

let api: ApiApp
afterEach(() => api.stop())

const visitor = '203.0.113.7'

async function postUntilRefused(
  { app }: Pick<ApiApp, 'app'>,
  headersOf: (turn: number) => Record<string, string>,
) {
  const csrf = await csrfHeaders(app)
  for (let turn = 1; turn <= limits.linkAgain.most + 1; turn++) {
    const headers = { ...csrf, ...headersOf(turn) }
    const answer = await app.inject({
      method: 'POST',
      url: apiPaths.sendLinkAgain,
      headers,
      remoteAddress: visitor,
      payload: {},
    })
    if (answer.statusCode === 429) return { turn, answer }
  }
  return undefined
}

test('one request too many is refused with Retry-After', async () => {
  api = await startApi()
  const refused = await postUntilRefused(api, () => ({}))
  expect(refused?.turn).toBe(limits.linkAgain.most + 1)
  expect(refused?.answer.json().code).toBe('too_many_requests')
  expect(Number(refused?.answer.headers['retry-after'])).toBeGreaterThan(limits.linkAgain.seconds - 60)
  expect(Number(refused?.answer.headers['retry-after'])).toBeLessThanOrEqual(limits.linkAgain.seconds)
})

test('a forged X-Forwarded-For does not evade the limit', async () => {
  api = await startApi()
  const refused = await postUntilRefused(api, (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}` }))
  expect(refused?.turn).toBe(limits.linkAgain.most + 1)
})

test('behind a trusted proxy each visitor has their own limit', async () => {
  api = await startApi({ trustProxy: ['203.0.113.0/24'] })
  const refused = await postUntilRefused(api, (turn) => ({ 'x-forwarded-for': `198.51.100.${turn}` }))
  expect(refused).toBeUndefined()
})

test('a visitor behind a trusted proxy cannot evade the limit with a forged header', async () => {
  api = await startApi({ trustProxy: ['203.0.113.0/24'] })
  const refused = await postUntilRefused(api, (turn) => ({
    'x-forwarded-for': `192.0.2.${turn}, 198.51.100.1`,
  }))
  expect(refused?.turn).toBe(limits.linkAgain.most + 1)
})

test('instances share one count of writes', async () => {
  api = await startApi()
  const second = await mountApi(api.database.store)
  await postUntilRefused(api, () => ({}))
  const refused = await postUntilRefused(second, () => ({}))
  expect(refused?.turn).toBe(1)
  await second.stop()
})

test('the count is stored without the IP address', async () => {
  api = await startApi()
  await postUntilRefused(api, () => ({}))
  const rows = await api.database.store.db.selectFrom('rate_limit').select('key').execute()
  expect(rows).toHaveLength(1)
  expect(rows[0]?.key).toMatch(/^linkAgain [\w-]{22}$/)
  expect(rows[0]?.key).not.toContain(visitor)
})

test('reads are limited as well, per caller', async () => {
  api = await startApi()
  const read = (remoteAddress: string) => api.app.inject({ url: '/api/countries', remoteAddress })
  for (let turn = 1; turn <= limits.read.most; turn++)
    expect((await read('2001:db8::1')).statusCode).toBe(200)
  expect((await read('2001:db8::ffff')).statusCode).toBe(429)
  expect((await read('2001:db8:0:1::1')).statusCode).toBe(200)
})
