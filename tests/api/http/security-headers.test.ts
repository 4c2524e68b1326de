import { afterEach, describe, expect, test } from 'vitest'
import { openServices } from '../../../src/services/services.ts'
import { keepExpert } from '../../harness/applications/kept-expert.ts'
import { settingsOfTests, signInOfTests } from '../../harness/server/settings-of-tests.ts'
import { makeStaff, passwordOfTests } from '../../harness/staff/staff.ts'
import { type ApiApp, csrfHeaders, startApi } from '../api-app.ts'

let api: ApiApp
afterEach(() => api.stop())

const headersOf = async (url: string) => (await api.app.inject(url)).headers

test('every response has a strict content security policy: same origin only, nothing inline', async () => {
  api = await startApi()
  for (const url of ['/api/docs']) {
    const headers = await headersOf(url)
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'self'",
        "script-src-attr 'none'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        'upgrade-insecure-requests',
      ].join(';'),
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('geolocation=()'),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})

test('data has the policy of data: nothing may be loaded, and no page may frame it', async () => {
  api = await startApi()
  for (const url of ['/api/countries', '/api/nowhere']) {
    const headers = await headersOf(url)
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'")
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(headers).not.toHaveProperty('permissions-policy')
  }
})

test('HSTS is sent only if the site has https', async () => {
  api = await startApi()
  expect((await headersOf('/healthz'))['strict-transport-security']).toBe('max-age=31536000')
  await api.stop()
  api = await startApi({ publicUrl: new URL('http://localhost:3000') })
  const plain = await headersOf('/healthz')
  expect(plain['strict-transport-security']).toBeUndefined()
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('only development relaxes the policy, for hot reload', async () => {
  api = await startApi({ mode: 'development' })
  expect((await headersOf('/api/docs'))['content-security-policy']).toContain(
    "script-src 'self' 'unsafe-inline'",
  )
})

describe('cookies', () => {
  async function given(publicUrl: URL): Promise<string[]> {
    api = await startApi({ publicUrl })
    const { store } = api.database
    const services = openServices(store, { ...settingsOfTests, signIn: signInOfTests(publicUrl.origin) })
    const { email } = await makeStaff(store, 'viewer')
    const browser = { caller: email, cookies: '' }
    const signedIn = await services.staff.signInStaff(browser, { email, password: passwordOfTests })
    const passkey = await services.staff.beginPasskeySignIn()
    await services.close()
    const { hash, email: address, pin } = await keepExpert(store)
    const headers = await csrfHeaders(api.app)
    const opened = await api.app.inject({
      method: 'POST',
      url: '/api/experts-applications/authenticate',
      headers,
      payload: { hash, email: address, pin },
    })
    return [
      ...(signedIn.ok ? signedIn.value.setCookies : []),
      ...passkey.setCookies,
      ...[opened.headers['set-cookie'] ?? []].flat(),
    ].filter((cookie) => !cookie.startsWith('XSRF-TOKEN='))
  }
  const namesOf = (cookies: string[]) => [...new Set(cookies.map((one) => one.split('=', 1)[0]))].sort()

  test('have the __Host- prefix on https, except the one that the specification names', async () => {
    const cookies = await given(new URL('https://aster.example'))
    expect(namesOf(cookies)).toEqual([
      '__Host-EDIT-SESSION',
      '__Host-STAFF-DEVICE',
      '__Host-aster.better-auth-passkey',
      '__Host-aster.session_token',
    ])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Path=\/(;|$)/i)
      expect(cookie).toMatch(/; Secure(;|$)/i)
      expect(cookie).toMatch(/; HttpOnly(;|$)/i)
      expect(cookie).not.toMatch(/; Domain=/i)
    }
  })

  test('have no prefix on plain http, where browsers reject it', async () => {
    const cookies = await given(new URL('http://localhost:3000'))
    expect(namesOf(cookies)).toEqual([
      'EDIT-SESSION',
      'STAFF-DEVICE',
      'aster.better-auth-passkey',
      'aster.session_token',
    ])
    for (const cookie of cookies) expect(cookie).not.toMatch(/; Secure/i)
  })
})
