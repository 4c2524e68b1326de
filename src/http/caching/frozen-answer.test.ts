import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { type FastifyInstance, fastify } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { freeze, sendFrozen } from './frozen-answer.ts'

const text = JSON.stringify(Array.from({ length: 100 }, () => 'Åland'))
const answer = await freeze(text, 'application/json', 'public, max-age=60')

let app: FastifyInstance
beforeAll(() => {
  app = fastify()
  app.get('/', (request, reply) => sendFrozen(request, reply, answer))
})

const get = (headers: Record<string, string>) => app.inject({ url: '/', headers })

test('the response has the best accepted encoding', async () => {
  const br = await get({ 'accept-encoding': 'gzip, deflate, br' })
  expect(br.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(br.rawPayload).toString()).toBe(text)

  const gzip = await get({ 'accept-encoding': 'gzip, br;q=0' })
  expect(gzip.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(text)

  const plain = await get({ 'accept-encoding': 'gzip;q=0, br;q=0.0, brotli' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.body).toBe(text)
  expect((await get({})).headers).toMatchObject({
    vary: 'accept-encoding',
    'cache-control': 'public, max-age=60',
  })
})

test('a known ETag is answered with 304', async () => {
  const { etag } = (await get({})).headers
  const again = await get({ 'if-none-match': `"other", ${etag}` })
  expect(again.statusCode).toBe(304)
  expect(again.body).toBe('')
  expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
})
