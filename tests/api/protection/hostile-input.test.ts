import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { apiPaths } from '../../../src/domain/api/paths.ts'
import { contactForm } from '../../../src/domain/forms/contact.ts'
import { type ApiApp, captchaHeader, csrfHeaders, message, startApi } from '../api-app.ts'

let api: ApiApp
let headers: Record<string, string>
let visitors = 0

beforeAll(async () => {
  api = await startApi()
  headers = { ...(await csrfHeaders(api.app)), 'content-type': 'application/json' }
})
afterAll(() => api.stop())

/** Each call has a new IP address, so that no rate limit applies. */
async function send(
  { method, path, form }: Endpoint,
  { body, query = '' }: { body?: string; query?: string },
) {
  const remoteAddress = `10.0.${visitors >> 8}.${visitors++ & 255}`
  const known = path.replace(':form', 'expert').replace(/:\w+/g, '0b6f2a52-7c9e-4d0b-8f0f-3c1a5b7e9d21')
  const url = known + query
  const proof = form && (await captchaHeader(api.app, form.id))
  return api.app.inject({ method, url, headers: { ...headers, ...proof }, payload: body, remoteAddress })
}

/** Uploads use the tus protocol and have their own test. */
const all = Object.entries<Endpoint>(endpoints).filter(([, { path }]) => !path.startsWith(apiPaths.uploads))
const withMessage = all.filter(([, { form }]) => form === contactForm)
const open = all.filter(([, { access }]) => access === 'public')
const megabyte = 'x'.repeat(1024 * 1024)

/** Raw JSON, as an attacker would send it. */
const hostileValues: readonly [string, string][] = [
  ['a number', '7'],
  ['a boolean', 'true'],
  ['a list', '["a", "b"]'],
  ['an object', '{"toString": 1, "length": 3}'],
  ['a NUL character', '"a\\u0000b"'],
  ['half a surrogate pair', '"a\\ud800b"'],
  ['a noncharacter', '"a\\uffffb"'],
  ['a very long text', `"${'x'.repeat(500_000)}"`],
  ['deep nesting', '['.repeat(15) + ']'.repeat(15)],
]

const manyMarks = `a${'\u0315'.repeat(50_000)}${'\u0300'.repeat(50_000)}`

describe.each(withMessage)('%s', (_name, endpoint) => {
  const fields = Object.keys(endpoint.form?.fields ?? {})

  test.each(hostileValues)('refuses %s in any field with a code for the field', async (_what, json) => {
    for (const field of fields) {
      const body = JSON.stringify({ ...message, [field]: '?' }).replace('"?"', json)
      const answer = await send(endpoint, { body })
      expect(answer.statusCode).toBe(422)
      expect(Object.keys(answer.json().errors)).toEqual([field])
    }
  })

  test('quickly refuses many combining marks on one letter', async () => {
    const since = performance.now()
    for (const field of fields) {
      const body = JSON.stringify({ ...message, [field]: manyMarks })
      const answer = await send(endpoint, { body })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ [field]: 'too_long' })
    }
    expect(performance.now() - since).toBeLessThan(5000) // normalising the marks would take a minute
  })

  test('treats null as no answer, which required fields refuse', async () => {
    for (const [name, field] of Object.entries(endpoint.form?.fields ?? {})) {
      const answer = await send(endpoint, { body: JSON.stringify({ ...message, [name]: null }) })
      expect(answer.statusCode).toBe(field.required ? 422 : 201)
    }
  })

  test('refuses unknown fields', async () => {
    for (const name of ['id', 'status', 'toString', 'hasOwnProperty', '<script>', 'a.b', '']) {
      const answer = await send(endpoint, { body: JSON.stringify({ ...message, [name]: 'x' }) })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual({ [name]: 'unknown_field' })
    }
  })

  test('refuses prototype pollution', async () => {
    for (const key of ['__proto__', 'constructor']) {
      const poison = key === 'constructor' ? '{"prototype":{"admin":true}}' : '{"admin":true}'
      const answer = await send(endpoint, { body: `{"name":"Ama","${key}":${poison}}` })
      expect(answer.statusCode).toBe(400)
      expect(answer.json().code).toBe('malformed_request')
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined()
  })

  test.each([
    ['', 400],
    ['{', 400],
    ['\0', 400],
    ['"text"', 422],
    ['[]', 422],
    ['null', 422],
    ['7', 422],
    [`{"message":"${megabyte}"}`, 413],
  ])('answers a body like %.12j with %i', async (body, status) => {
    const answer = await send(endpoint, { body })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toMatch('application/problem+json')
  })

  test('refuses bodies that are not JSON, such as cross-site form posts', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/plain; application/json',
      'x',
    ]) {
      const { method, path } = endpoint
      const answer = await api.app.inject({
        method,
        url: path,
        headers: { ...headers, 'content-type': type },
        payload: '{}',
      })
      expect(answer.statusCode).toBe(415)
      expect(answer.json().code).toBe('unsupported_type')
    }
  })

  test('stores markup as plain text', async () => {
    const answers = { ...message, message: '<script>alert(1)</script> & "quotes"' }
    const answer = await send(endpoint, { body: JSON.stringify(answers) })
    expect(answer.statusCode).toBe(201)
    const { db } = api.database.store
    const row = await db
      .selectFrom('contact_message')
      .select('answers')
      .where('id', '=', answer.json().id)
      .executeTakeFirst()
    expect(row?.answers).toEqual(answers)
  })
})

describe.each(open)('%s', (_name, endpoint) => {
  test('refuses unknown query parameters', async () => {
    const queries = [
      '?x=1',
      '?x=1&x=2',
      '?__proto__=1',
      '?constructor[prototype]=1',
      '?%00=%00',
      '?a=%zz',
      '?=',
      `?x=${'y'.repeat(9000)}`,
    ]
    for (const query of queries) {
      const answer = await send(endpoint, {
        query,
        body: endpoint.method === 'GET' ? undefined : '{}',
      })
      expect(answer.statusCode, query).toBe(400)
      expect(Object.values(answer.json().errors), query).toContain('unknown_field')
    }
  })
})

test('malformed addresses are answered with 400 or 404', async () => {
  for (const url of [
    '/api/%',
    '/api/%00',
    '/api/..%2f..%2fetc/passwd',
    '/api/contact/',
    '/api//contact',
    '/API/contact',
    `/api/${'x'.repeat(5000)}`,
  ]) {
    const { statusCode } = await api.app.inject(url)
    expect([400, 404], url).toContain(statusCode)
  }
})
