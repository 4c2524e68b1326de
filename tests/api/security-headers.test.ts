import { afterEach, expect, test } from 'vitest'
import { type ApiApp, startApi } from './api-app.ts'

let api: ApiApp
afterEach(() => api.stop())

const headersOf = async (url: string) => (await api.app.inject(url)).headers

test('every answer carries a strict policy: nothing from elsewhere, nothing inline', async () => {
  api = await startApi()
  for (const url of ['/api/docs', '/api/countries', '/api/nowhere', '/nowhere']) {
    const headers = await headersOf(url)
    expect(headers['content-security-policy']).toBe(
      [
        "default-src 'self'",
        "script-src 'self'",
        "script-src-attr 'none'",
        "worker-src 'self'",
        "style-src 'self'",
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

test('browsers are told to insist on https only where the site has it', async () => {
  api = await startApi()
  expect((await headersOf('/healthz'))['strict-transport-security']).toBe('max-age=31536000')
  await api.stop()
  api = await startApi({ publicUrl: new URL('http://localhost:3000') })
  const plain = await headersOf('/healthz')
  expect(plain['strict-transport-security']).toBeUndefined()
  expect(plain['content-security-policy']).not.toContain('upgrade-insecure-requests')
})

test('only development loosens the policy, for the hot reload', async () => {
  api = await startApi({ mode: 'development' })
  expect((await headersOf('/healthz'))['content-security-policy']).toContain(
    "script-src 'self' 'unsafe-inline'",
  )
})
