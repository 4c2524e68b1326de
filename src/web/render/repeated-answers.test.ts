import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { PageCache } from './page-cache.ts'
import { RepeatedAnswers } from './repeated-answers.ts'

let version: string | undefined
let repeated: RepeatedAnswers
const server = createServer((request, response) => {
  if (repeated.answer(request, response) === undefined) response.writeHead(404).end('the usual way')
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(async () => {
  version = '1'
  repeated = new RepeatedAnswers(() => version)
  const page = await new PageCache().keep('1', '/', '<p>kept</p>')
  const app = fastify()
  app.get('/about', async (request, reply) => {
    reply.header('content-encoding', 'br').header('x-frame-options', 'DENY').header('etag', page.br.etag)
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
  await app.inject('/own')
  await app.close()
})

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, {
    ...init,
    headers: { 'accept-encoding': 'br', ...init.headers },
  })

test('a kept page is answered again with the headers that it had', async () => {
  const answer = await ask('/about')
  expect([answer.status, answer.headers.get('x-frame-options')]).toEqual([200, 'DENY'])
  expect(await answer.text()).toBe('<p>kept</p>')
})

test('whoever has the page is told that it has not changed', async () => {
  const etag = (await ask('/about')).headers.get('etag') ?? ''
  expect((await ask('/about', { headers: { 'if-none-match': etag } })).status).toBe(304)
})

test('what was drawn from other content is not repeated, nor while nobody knows which is current', async () => {
  for (version of ['2', undefined]) expect((await ask('/about')).status).toBe(404)
})

test.each<[string, string, RequestInit]>([
  ['another method', '/about', { method: 'POST' }],
  ['a question in the address', '/about?page=2', {}],
  ['another encoding', '/about', { headers: { 'accept-encoding': 'gzip' } }],
  ['another page', '/contact', {}],
  ['a page that set a cookie', '/own', {}],
])('%s takes the usual way', async (_, path, init) => {
  expect((await ask(path, init)).status).toBe(404)
})
