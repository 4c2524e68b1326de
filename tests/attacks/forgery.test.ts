import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import { isSafe } from '../../src/http/limits/judge-before-body.ts'
import {
  type ApiApp,
  captchaHeader,
  csrfHeaders,
  type MountedApi,
  message,
  mountApi,
  startApi,
} from '../api/api-app.ts'
import { freshDatabase, type TestDatabase } from '../harness/postgres/test-database.ts'
import type { ServedAster } from '../harness/server/serve-aster.ts'
import { isFull, tellFigures } from '../harness/setup/trial.ts'
import { signInAs } from '../harness/staff/staff.ts'
import { openSession } from './actors.ts'
import { aim } from './aimed-paths.ts'
import { fingerprint } from './fingerprint.ts'
import { anyCaller, type Client, eachOf, openClient, ownPage, type Sent } from './http-client.ts'
import { isRepeated, type ServerRoute, serveAsterWithRoutes } from './server-routes.ts'
import { keepVictims, type Victims } from './victims.ts'

describe('30.5 a cross-site request', () => {
  let database: TestDatabase
  let aster: ServedAster
  let writes: ServerRoute[]
  let victims: Victims
  let client: Client
  let cookie: string
  let own: Awaited<ReturnType<typeof ownPage>>
  let foreign: Awaited<ReturnType<typeof ownPage>>
  beforeAll(async () => {
    database = await freshDatabase()
    const told = await serveAsterWithRoutes(database.url)
    aster = told.aster
    writes = told.routes.filter(({ method, url }) => !isSafe(method) && !isRepeated(url))
    victims = await keepVictims(database.store)
    client = openClient(aster.url)
    own = await ownPage(client)
    foreign = await ownPage(client)
    // All sessions at once, so that no refusal is due to a missing session.
    const { cookie: staff } = await signInAs(database.store, 'administrator', aster.url)
    cookie = `${own.cookie}; ${staff}; ${await openSession(database.store, victims.expert.id)}`
  })
  afterAll(async () => {
    client.close()
    await aster.stop()
    await database.drop()
  })

  type Forged = { headers: Record<string, string>; token?: string; type?: string; cookie?: string }

  const forgeries: Record<string, () => Forged> = {
    'shows no token': () => ({ headers: {} }),
    'shows an empty token': () => ({ headers: {}, token: '' }),
    'shows the token of another browser': () => ({ headers: {}, token: foreign['x-xsrf-token'] }),
    'shows an unsigned token': () => ({ headers: {}, token: 'a.b.c', cookie: 'XSRF-TOKEN=a.b.c' }),
    'comes from nowhere': () => ({ headers: { origin: 'null' }, token: own['x-xsrf-token'] }),
    'comes from a sub-domain': () => ({
      headers: { origin: aster.url.replace('//', '//forum.') },
      token: own['x-xsrf-token'],
    }),
    'comes from another port': () => ({
      headers: { origin: 'http://localhost:1' },
      token: own['x-xsrf-token'],
    }),
    'comes from the same site': () => ({
      headers: { 'sec-fetch-site': 'same-site' },
      token: own['x-xsrf-token'],
    }),
    'comes from another site': () => ({
      headers: { 'sec-fetch-site': 'cross-site', origin: aster.url },
      token: own['x-xsrf-token'],
    }),
    'tosses a cookie of its own before ours': () => ({
      headers: { origin: aster.url.replace('//', '//forum.') },
      token: foreign['x-xsrf-token'],
      cookie: foreign.cookie,
    }),
    'is plain text': () => ({ headers: {}, type: 'text/plain' }),
    'is a form with JSON in it': () => ({ headers: {}, type: 'application/x-www-form-urlencoded' }),
    'is a form with files': () => ({ headers: {}, type: 'multipart/form-data; boundary=x' }),
    'says that it is JSON and text': () => ({ headers: {}, type: 'text/plain; application/json' }),
  }

  function send({ method, url }: ServerRoute, forged: Forged): Sent {
    const isPage = !url.startsWith('/api/')
    const {
      headers,
      token,
      type = isPage ? 'application/x-www-form-urlencoded' : 'application/json',
    } = forged
    return {
      method,
      path: aim(url, victims),
      headers: {
        cookie: [forged.cookie, cookie].filter(Boolean).join('; '),
        'content-type': type,
        'x-forwarded-for': anyCaller(),
        ...headers,
        ...(!isPage && token !== undefined && { 'x-xsrf-token': token }),
      },
      body: isPage && token !== undefined ? new URLSearchParams({ _csrf: token }).toString() : '{}',
    }
  }

  test('is refused by every route that changes data, however it is forged', {
    timeout: 300_000,
  }, async () => {
    const ways = Object.entries(forgeries)
    const attempts = writes.flatMap((route, at) =>
      ways
        .filter((_, way) => isFull || (at + way) % 4 === 0) // a short run tries each forgery on some routes
        .map(([name, forged]) => ({ route, name, forged })),
    )
    const before = await fingerprint(database.store)
    const wrong: string[] = []
    await eachOf(attempts, 8, async ({ route, name, forged }) => {
      const sent = forged()
      const { status } = await client.call(send(route, sent))
      // A page parses the body before it can check the token in it.
      const isUnread = sent.type && !route.url.startsWith('/api/') && [400, 415].includes(status)
      if (status !== 403 && !isUnread) wrong.push(`${route.method} ${route.url} that ${name}: ${status}`)
    })
    tellFigures('forged requests', {
      routes: writes.length,
      ways: ways.length,
      tried: attempts.length,
      passed: wrong.length,
    })
    expect(wrong).toEqual([])
    expect(await fingerprint(database.store)).toEqual(before)
  })

  test('changes nothing through a method override or a GET', {
    timeout: 60_000,
  }, async () => {
    const before = await fingerprint(database.store)
    for (const { method, url } of writes) {
      const path = aim(url, victims)
      const named = { 'x-http-method-override': method, 'x-method-override': method, 'x-http-method': method }
      const headers = { cookie, ...named, 'x-forwarded-for': anyCaller(), 'sec-fetch-site': 'cross-site' }
      await client.call({
        method: 'GET',
        path: `${path}?_method=${method}&_csrf=${own['x-xsrf-token']}`,
        headers,
      })
      const posted = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const { status } = await client.call({
        method: 'POST',
        path,
        headers: posted,
        body: `_method=${method}`,
      })
      expect([403, 404, 405], `${method} ${url}`).toContain(status)
    }
    const { audit: _, ...after } = await fingerprint(database.store) // reads of staff are audited
    const { audit: __, ...earlier } = before
    expect(after).toEqual(earlier)
  })

  test('would pass with the token of the page: the check can fail', async () => {
    const route = writes.find(
      ({ method, url }) => method === 'DELETE' && url === `${applicationCalls.expert}/:id`,
    )
    const { body: _, ...sent } = send(route as ServerRoute, { headers: {}, token: own['x-xsrf-token'] })
    const { 'content-type': __, ...headers } = sent.headers as Record<string, string>
    expect((await client.call({ ...sent, headers })).status).toBe(200)
  })
})

describe('30.5 a proof of work', () => {
  let api: ApiApp
  let instances: FastifyInstance[]
  const others: MountedApi[] = []
  beforeAll(async () => {
    api = await startApi()
    for (let more = 0; more < 2; more++) others.push(await mountApi(api.database.store))
    instances = [api, ...others].map(({ app }) => app)
  })
  afterAll(async () => {
    for (const other of others) await other.stop()
    await api.stop()
  })

  const send = (app: FastifyInstance, url: string, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url, headers, payload: message, remoteAddress: anyCaller() })

  test('is accepted once out of fifty simultaneous uses on three instances, and never again', {
    timeout: 60_000,
  }, async () => {
    const headers = { ...(await csrfHeaders(api.app)), ...(await captchaHeader(api.app, 'contact')) }
    const turns = Array.from({ length: 50 }, (_, turn) => instances[turn % 3] ?? api.app)
    const answers = await Promise.all(turns.map((app) => send(app, '/api/contact', headers)))
    const passed = answers.filter(({ statusCode }) => statusCode === 201).length
    const refused = answers.filter(({ body }) => body.includes('captcha_failed')).length
    tellFigures('a proof of work at once', { sent: 50, instances: 3, passed, refused })
    expect([passed, refused]).toEqual([1, 49])
    for (const app of instances) {
      expect((await send(app, '/api/contact', headers)).json().code).toBe('captcha_failed')
    }
    expect(await api.database.store.db.selectFrom('contact_message').select('id').execute()).toHaveLength(1)
  })

  const forms = { ...applicationCalls, contact: '/api/contact' } as const
  const names = Object.keys(forms) as (keyof typeof forms)[]
  const mixed = names.flatMap((form) => names.flatMap((other) => (form === other ? [] : [{ form, other }])))
  test.each(mixed)('for the form $form is not accepted for $other', async ({ form, other }) => {
    const headers = { ...(await csrfHeaders(api.app)), ...(await captchaHeader(api.app, form)) }
    const { statusCode, body } = await send(api.app, forms[other], headers)
    expect([statusCode, JSON.parse(body).code]).toEqual([422, 'captcha_failed'])
  })
})
