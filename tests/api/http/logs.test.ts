import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ApiApp, csrfHeaders, message, postMessage, startApi } from '../api-app.ts'

const secretHash = '5d41402abc4b2a76b9719d911017c592'

let api: ApiApp
beforeAll(async () => {
  api = await startApi({}, async (app) => {
    app.get('/broken', { config: { access: 'public' } }, async () => {
      throw new Error(`Cannot use "${message.email}" of ${message.phone} with PIN 4711`)
    })
    app.get('/careless', { config: { access: 'public' } }, async (request) => {
      request.log.info({ body: message, req: request, email: message.email }, 'careless line')
      return {}
    })
    app.get('/twice/:token', { config: { access: 'public' } }, async (_request, reply) => {
      await reply.send('once')
      return reply.send('twice')
    })
    app.get('/headers-twice/:token', { config: { access: 'public' } }, async (_request, reply) => {
      reply.raw.writeHead(200)
      return reply.send({})
    })
    app.get('/interpolated/:token', { config: { access: 'public' } }, async (request) => {
      const { token } = request.params as { token: string }
      request.log.warn(`Nobody knows ${token}`)
      request.log.warn('Nobody knows %s', token)
      request.log.error(new Error(`Nobody knows ${token}`))
      request.log.error({ err: new Error(`Nobody knows ${token}`), msg: token })
      request.log.warn({ reason: token, url: token }, token)
      return {}
    })
    app.get('/duplicate', { config: { access: 'public' } }, async () => {
      const { db } = api.database.store
      await db
        .insertInto('contact_message')
        .values({ answers: message, status: message.name as 'open' })
        .execute()
    })
  })
})
afterAll(() => api.stop())

function expectNothingPersonal(text: string) {
  for (const secret of [
    ...Object.values(message),
    'hospital.example',
    secretHash,
    '4711',
    '127.0.0.1',
    'XSRF',
  ]) {
    expect(text).not.toContain(secret)
  }
}

test('the log has one line per request, with route, status and duration', async () => {
  const answer = await postMessage(api.app, {
    query: { h: secretHash },
    headers: { 'user-agent': message.email },
  })
  expect(answer.statusCode).toBe(400)
  await postMessage(api.app)
  const lines = api
    .logged()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines.at(-1)).toMatchObject({
    level: 'info',
    method: 'POST',
    route: '/api/contact',
    status: 201,
    ms: expect.any(Number),
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
  })
})

test('no answer, e-mail address, PIN, link hash, IP address or token is ever logged', async () => {
  const csrf = await csrfHeaders(api.app)
  await postMessage(api.app)
  await postMessage(api.app, { payload: { ...message, email: `${message.email} (work)` } })
  await postMessage(api.app, {
    payload: `{"email": ${message.email}`,
    headers: { 'content-type': 'application/json' },
  })
  await api.app.inject({ url: `/api/nowhere/${secretHash}?email=${message.email}`, headers: csrf })
  await api.app.inject({ url: '/careless', headers: { ...csrf, 'user-agent': message.name } })
  expect((await api.app.inject('/broken')).statusCode).toBe(500)
  expect((await api.app.inject('/duplicate')).statusCode).toBe(500)
  expectNothingPersonal(api.logged())
})

test.each(['twice', 'headers-twice', 'interpolated'])(
  'log messages are fixed texts, even where the framework would include the address: %s',
  async (path) => {
    await api.app.inject(`/${path}/${secretHash}?token=${secretHash}`).catch(() => {})
    expectNothingPersonal(api.logged())
  },
)

test('an unexpected error is logged with its stack, which the response does not contain', async () => {
  const answer = await api.app.inject('/broken')
  expect(answer.json()).toEqual({
    type: '/api/docs#unexpected',
    title: expect.any(String),
    status: 500,
    code: 'unexpected',
    requestId: expect.any(String),
  })
  const line = api
    .logged()
    .split('\n')
    .find((line) => line.includes(answer.json().requestId) && line.includes('"err"'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({
    level: 'error',
    err: {
      type: 'Error',
      stack: expect.stringContaining('logs.test.ts'),
    },
  })
})

test('a database error is logged with code, table and constraint, without values', async () => {
  await api.app.inject('/duplicate')
  const line = api
    .logged()
    .split('\n')
    .findLast((line) => line.includes('"err"'))
  const { err } = JSON.parse(line ?? '{}')
  expect(err).toMatchObject({
    type: 'error',
    code: '23514',
    table: 'contact_message',
    constraint: expect.stringMatching(/^contact_message_/),
  })
  expect(err).not.toHaveProperty('message')
})
