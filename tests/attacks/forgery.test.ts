import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { FormId } from '../../src/domain/engine/form.ts'
import { applicationCalls } from '../../src/domain/own-pages.ts'
import { captchaHeader, csrfHeaders, message, mountApi, startApi } from '../api/api-app.ts'
import { signInAs } from '../harness/staff.ts'
import type { RunningAster } from '../harness/start-aster.ts'
import { freshDatabase, type TestDatabase } from '../harness/test-database.ts'
import { tellFigures, times } from '../harness/trial.ts'
import { openSession } from './actors.ts'
import { aim } from './aimed-paths.ts'
import { fingerprint } from './fingerprint.ts'
import { anyCaller, eachOf, type Line, openLine, ownPage, type Sent } from './line.ts'
import { startTellingAster, type ToldRoute } from './told-routes.ts'
import { keepVictims, type Victims } from './victims.ts'

describe('30.5 a request that another site has somebody’s browser send', () => {
  let database: TestDatabase
  let aster: RunningAster
  let writes: ToldRoute[]
  let victims: Victims
  let line: Line
  let cookie: string
  let own: Awaited<ReturnType<typeof ownPage>>
  let foreign: Awaited<ReturnType<typeof ownPage>>
  beforeAll(async () => {
    database = await freshDatabase()
    const told = await startTellingAster(database.url)
    aster = told.aster
    writes = told.routes.filter(
      ({ method, url }) => !['GET', 'HEAD', 'OPTIONS'].includes(method) && !/^\/(en-xa|ar-xb)/.test(url),
    )
    victims = await keepVictims(database.store)
    line = openLine(aster.url)
    own = await ownPage(line)
    foreign = await ownPage(line)
    // Everything that opens something at once: whatever refuses, it is not for want of a session.
    const { cookie: staff } = await signInAs(database.store, 'administrator', aster.url)
    cookie = `${own.cookie}; ${staff}; ${await openSession(database.store, victims.expert.id)}`
  })
  afterAll(async () => {
    line.close()
    await aster.stop()
    await database.drop()
  })

  type Forged = { headers: Record<string, string>; token?: string; type?: string; cookie?: string }

  const forgeries: Record<string, () => Forged> = {
    'shows no token': () => ({ headers: {} }),
    'shows an empty token': () => ({ headers: {}, token: '' }),
    'shows the token of another browser': () => ({ headers: {}, token: foreign['x-xsrf-token'] }),
    'shows a token that nobody signed': () => ({ headers: {}, token: 'a.b.c', cookie: 'XSRF-TOKEN=a.b.c' }),
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

  function send({ method, url }: ToldRoute, forged: Forged): Sent {
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

  test('is refused by every route that changes something, in whichever way it is forged', {
    timeout: 300_000,
  }, async () => {
    const ways = Object.entries(forgeries)
    const attempts = writes.flatMap((route, at) =>
      ways
        .filter((_, way) => times(0, 1) === 1 || (at + way) % 4 === 0) // in short each way on some of the routes
        .map(([name, forged]) => ({ route, name, forged })),
    )
    const before = await fingerprint(database.store)
    const wrong: string[] = []
    await eachOf(attempts, 8, async ({ route, name, forged }) => {
      const { status } = await line.call(send(route, forged()))
      if (status !== 403) wrong.push(`${route.method} ${route.url} that ${name}: ${status}`)
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

  test('does nothing by a method that it names elsewhere, nor by an address', async () => {
    const before = await fingerprint(database.store)
    for (const { method, url } of writes) {
      const path = aim(url, victims)
      const named = { 'x-http-method-override': method, 'x-method-override': method, 'x-http-method': method }
      const headers = { cookie, ...named, 'x-forwarded-for': anyCaller(), 'sec-fetch-site': 'cross-site' }
      await line.call({
        method: 'GET',
        path: `${path}?_method=${method}&_csrf=${own['x-xsrf-token']}`,
        headers,
      })
      const posted = { ...headers, 'content-type': 'application/x-www-form-urlencoded' }
      const { status } = await line.call({ method: 'POST', path, headers: posted, body: `_method=${method}` })
      expect([403, 404, 405], `${method} ${url}`).toContain(status)
    }
    const { audit: _, ...after } = await fingerprint(database.store) // what staff look at is written down
    const { audit: __, ...earlier } = before
    expect(after).toEqual(earlier)
  })

  test('would be seen, for the same request with the token of its page passes', async () => {
    const route = writes.find(
      ({ method, url }) => method === 'DELETE' && url === `${applicationCalls.expert}/:id`,
    )
    const { body: _, ...sent } = send(route as ToldRoute, { headers: {}, token: own['x-xsrf-token'] })
    const { 'content-type': __, ...headers } = sent.headers as Record<string, string>
    expect((await line.call({ ...sent, headers })).status).toBe(200)
  })
})

describe('30.5 a proof of work', () => {
  test('counts once, of fifty at the same moment on three instances, and never again on any', async () => {
    const api = await startApi()
    const instances = [api, await mountApi(api.database.store), await mountApi(api.database.store)]
    onTestFinished(async () => {
      for (const instance of instances.reverse()) await instance.stop()
    })
    const proof = await captchaHeader(api.app, 'contact')
    const csrf = await csrfHeaders(api.app)
    const send = (app: FastifyInstance, url = '/api/contact', turn = 0) =>
      app.inject({
        method: 'POST',
        url,
        headers: { ...csrf, ...proof },
        payload: { ...message, message: `Turn ${turn}` },
        remoteAddress: anyCaller(),
      })
    const appAt = (turn: number) => (instances[turn % 3] ?? api).app
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => send(appAt(turn), undefined, turn)),
    )
    const passed = answers.filter(({ statusCode }) => statusCode === 201)
    const refused = answers.filter(({ body }) => body.includes('captcha_failed'))
    tellFigures('a proof of work at once', {
      sent: 50,
      instances: 3,
      passed: passed.length,
      refused: refused.length,
    })
    expect([passed.length, refused.length]).toEqual([1, 49])
    for (const { app } of instances) expect((await send(app)).json().code).toBe('captcha_failed')
    expect(await api.database.store.db.selectFrom('contact_message').select('id').execute()).toHaveLength(1)
  })

  test('for one form lets no other through', async () => {
    const api = await startApi()
    onTestFinished(() => api.stop())
    const forms: Record<FormId & string, string> = { ...applicationCalls, contact: '/api/contact' }
    for (const [form, other] of Object.keys(forms).flatMap((one) =>
      Object.keys(forms).flatMap((two) => (one === two ? [] : [[one, two] as const])),
    )) {
      const headers = { ...(await csrfHeaders(api.app)), ...(await captchaHeader(api.app, form as FormId)) }
      const url = forms[other as FormId] ?? ''
      const answer = await api.app.inject({
        method: 'POST',
        url,
        headers,
        payload: message,
        remoteAddress: anyCaller(),
      })
      expect([answer.statusCode, answer.json().code], `${form} for ${other}`).toEqual([422, 'captcha_failed'])
    }
  })
})
