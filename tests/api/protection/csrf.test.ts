import type { InjectOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { csrfToken } from '../../../src/http/protection/csrf.ts'
import { readFormBody } from '../../../src/web/render/form-body.ts'
import { type ApiApp, captchaHeader, csrfHeaders, message, startApi } from '../api-app.ts'

let api: ApiApp
beforeAll(async () => {
  api = await startApi({}, async (app) => {
    await app.register(async (pages) => {
      readFormBody(pages)
      const config = { access: 'public' } as const
      pages.get('/form', { config }, async (request, reply) => ({ token: csrfToken(request, reply) }))
      pages.post('/form', { config }, async (request) => request.body)
    })
  })
})
afterAll(() => api.stop())

async function call(own: InjectOptions['headers'], payload: unknown = message) {
  const headers = { ...(await captchaHeader(api.app, 'contact')), ...own }
  return api.app.inject({ method: 'POST', url: '/api/contact', headers, payload: payload as object })
}

describe('a call to the API', () => {
  test('that repeats the cookie in the header passes', async () => {
    expect((await call(await csrfHeaders(api.app))).statusCode).toBe(201)
  })

  test('7.26 uses the cookie XSRF-TOKEN and the header X-XSRF-TOKEN, and no others', async () => {
    const given = (await call({})).cookies
    expect(given.map(({ name }) => name)).toEqual(['XSRF-TOKEN'])
    const token = given[0]?.value ?? ''
    const named = (cookie: string, header: string) => call({ cookie: `${cookie}=${token}`, [header]: token })
    expect((await named('XSRF-TOKEN', 'X-XSRF-TOKEN')).statusCode).toBe(201)
    expect((await named('CSRF-TOKEN', 'X-XSRF-TOKEN')).statusCode).toBe(403)
    expect((await named('XSRF-TOKEN', 'X-CSRF-TOKEN')).statusCode).toBe(403)
  })

  test('without cookie, without header, or with different ones is refused', async () => {
    const { cookie = '', 'x-xsrf-token': token = '' } = await csrfHeaders(api.app)
    const other = (await csrfHeaders(api.app))['x-xsrf-token'] ?? ''
    for (const headers of [{}, { cookie }, { 'x-xsrf-token': token }, { cookie, 'x-xsrf-token': other }]) {
      const answer = await call(headers)
      expect(answer.statusCode).toBe(403)
      expect(answer.json().code).toBe('forged_request')
    }
  })

  test('with a wrongly signed cookie is refused, even if the header repeats it', async () => {
    const { 'x-xsrf-token': token = '' } = await csrfHeaders(api.app)
    const forged = token.replace(/^[^.]+/, (issued) => (Number.parseInt(issued, 36) + 60).toString(36))
    for (const value of [forged, `${token}x`, 'a.b.c', '']) {
      const answer = await call({ cookie: `XSRF-TOKEN=${value}`, 'x-xsrf-token': value })
      expect(answer.statusCode).toBe(403)
    }
  })

  test('refused for an expired cookie gets a new one and succeeds the second time', async () => {
    const old = await csrfHeaders(api.app)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 25 * 60 * 60 * 1000 })
    try {
      const refused = await call(old)
      expect(refused.statusCode).toBe(403)
      const token = refused.cookies[0]?.value ?? ''
      const again = await call({ cookie: `XSRF-TOKEN=${token}`, 'x-xsrf-token': token })
      expect(again.statusCode).toBe(201)
    } finally {
      vi.useRealTimers()
    }
  })

  test('from another site is refused whatever token it carries', async () => {
    const headers = await csrfHeaders(api.app)
    for (const more of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      expect((await call({ ...headers, ...more })).statusCode).toBe(403)
    }
  })

  test('is checked also when its path is percent-encoded', async () => {
    const answer = await api.app.inject({ method: 'POST', url: '/%61pi/contact', payload: message })
    expect([403, 404]).toContain(answer.statusCode)
  })
})

describe('the cookie', () => {
  test('is readable by scripts, Secure and SameSite=Lax', async () => {
    const refused = await api.app.inject({ method: 'POST', url: '/api/contact' })
    expect(refused.headers['set-cookie']).toMatch(/^XSRF-TOKEN=\S+; Path=\/; Secure; SameSite=Lax$/)
  })

  test('is not replaced while it is valid', async () => {
    const { cookie = '', 'x-xsrf-token': token } = await csrfHeaders(api.app)
    const page = await api.app.inject({ url: '/form', headers: { cookie } })
    expect(page.json()).toEqual({ token })
    expect(page.headers['set-cookie']).toBeUndefined()
  })
})

describe('a native form post to a page', () => {
  const post = (headers: InjectOptions['headers'], payload = 'name=Ama') =>
    api.app.inject({
      method: 'POST',
      url: '/form',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload,
    })

  test('passes with same-origin request headers', async () => {
    for (const headers of [
      { 'sec-fetch-site': 'same-origin' },
      { origin: 'https://aster.example' },
      { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' },
    ]) {
      expect((await post(headers)).statusCode).toBe(200)
    }
  })

  test('passes with the hidden field, which is removed from the answers', async () => {
    const { cookie = '', 'x-xsrf-token': token } = await csrfHeaders(api.app)
    const answer = await post({ cookie }, `name=Ama&_csrf=${token}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ name: ['Ama'] })
  })

  test('is refused from another origin, and without same-origin headers or a token', async () => {
    const { cookie = '', 'x-xsrf-token': token } = await csrfHeaders(api.app)
    const withToken = `name=Ama&_csrf=${token}`
    expect((await post({})).statusCode).toBe(403)
    expect((await post({ cookie })).statusCode).toBe(403)
    expect((await post({}, withToken)).statusCode).toBe(403)
    expect((await post({ cookie, 'sec-fetch-site': 'cross-site' }, withToken)).statusCode).toBe(403)
    expect((await post({ cookie, origin: 'https://evil.example' }, withToken)).statusCode).toBe(403)
  })
})
