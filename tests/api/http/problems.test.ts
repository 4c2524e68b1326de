import { afterAll, beforeAll, expect, test } from 'vitest'
import { endpoints } from '../../../src/domain/api/endpoints.ts'
import { type ApiApp, settings, startApi } from '../api-app.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi({}, async (app) => {
    app.get('/never', { config: { access: 'public' }, handlerTimeout: 50 }, () => new Promise(() => {}))
  })
})
afterAll(() => api.stop())

test('an unknown address of the API is answered with a problem, not with a page', async () => {
  for (const url of ['/api', '/api/', '/api/nowhere', '/api/nowhere/else?x=1']) {
    const answer = await api.app.inject(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
    expect(answer.json()).toEqual({
      type: '/api/docs#not_found',
      title: expect.any(String),
      status: 404,
      code: 'not_found',
      requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    })
  }
})

test('a known address called with a wrong method names the right ones', async () => {
  const post = await api.app.inject({ method: 'POST', url: '/api/countries' })
  expect(post.statusCode).toBe(405)
  expect(post.headers.allow).toBe('GET, HEAD')
  const get = await api.app.inject('/api/contact?x=1')
  expect(get.statusCode).toBe(405)
  expect(get.headers.allow).toBe('POST')
})

test('a call that takes too long is given up', async () => {
  const answer = await api.app.inject('/never')
  expect(answer.statusCode).toBe(503)
  expect(answer.json().code).toBe('unavailable')
  expect(answer.headers['retry-after']).toBe('5')
})

test('request ids are made here, whatever the caller sends', async () => {
  const answer = await api.app.inject({
    url: '/api/nowhere',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  })
  expect(answer.json().requestId).not.toBe('mine')
})

test('answers to single calls are kept by nobody', async () => {
  expect((await api.app.inject('/healthz')).headers['cache-control']).toBe('no-store')
  expect((await api.app.inject('/api/nowhere')).headers['cache-control']).toBe('no-store')
})

test('every endpoint of the list is mounted', () => {
  for (const { method, path } of Object.values(endpoints)) {
    expect(api.app.hasRoute({ method, url: path }), path).toBe(true)
  }
})

test('the server does not start with a route that leaves open who may call it', async () => {
  const open = startApi(settings, async (app) => {
    app.get('/open', async () => 'come in')
  })
  await expect(open).rejects.toThrow('Routes that do not say who may call them: GET /open')
})
