import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { draftEndpoints } from '../../../src/domain/api/applicants/drafts.ts'
import { applicationEndpoints } from '../../../src/domain/api/applications.ts'
import { type Endpoint, endpoints } from '../../../src/domain/api/endpoints.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { type Browser, openEditor, storedApplication } from './own-expert.ts'

type Editor = Awaited<ReturnType<typeof openEditor>>

let api: ApiApp
let editor: Editor
beforeAll(async () => {
  api = await startApi()
  editor = await openEditor(api)
})
afterAll(() => api.stop())

type Method = Parameters<Browser['call']>[0]
const ofExperts = ([name]: [string, Endpoint]) => /(?<!applyAs)Expert|signOut/.test(name)
const own = [
  ...Object.entries<Endpoint>(draftEndpoints),
  ...Object.entries<Endpoint>(applicationEndpoints).filter(ofExperts),
]
const withBody = own.filter(([, { request }]) => request?.body)
const withPlace = own.filter(([, { path }]) => path.includes('/:'))
const withoutBody = own.filter(
  ([, { method, request, edits }]) => method !== 'GET' && !request?.body && !edits,
)

const addressOf = ({ path }: Endpoint, place?: string) =>
  path.replace(/:(\w+)/, (_all, name: 'id' | 'hash') => place ?? editor.expert[name] ?? 'unknown')

/** The refusal, which must be a problem document. */
async function refusalOf(endpoint: Endpoint, body: object | string | undefined, url = addressOf(endpoint)) {
  const answer = await editor.browser.call(endpoint.method as Method, url, body)
  expect(answer.headers['content-type'], url).toMatch('application/problem+json')
  const { code, errors } = answer.json()
  return { status: answer.statusCode, code, errors }
}

const invalid = (errors: object) => ({ status: 422, code: 'invalid_answers', errors })

/** Raw JSON, as an attacker would send it. */
const hostileValues: readonly [string, string][] = [
  ['a number', '7'],
  ['a boolean', 'true'],
  ['null', 'null'],
  ['a list', '["a", "b"]'],
  ['a NUL character', '"a\\u0000b"'],
  ['half a surrogate pair', '"a\\ud800b"'],
  ['a noncharacter', '"a\\uffffb"'],
  ['a very long text', `"${'x'.repeat(1_000_000)}"`],
  ['many combining marks on one letter', `"${'\u0315'.repeat(40)}"`],
  ['deep nesting', '['.repeat(15) + ']'.repeat(15)],
  ['a huge list', `[${'1,'.repeat(5_000)}1]`],
]

describe.each(withBody)('%s', (_name, endpoint) => {
  const example = endpoint.example as Record<string, unknown>

  test.each(hostileValues)('refuses %s in any field with a code for the field', async (_what, json) => {
    for (const field of Object.keys(example)) {
      if (field === 'pin' && json === '7') continue // rule 9.13
      const body = JSON.stringify({ ...example, [field]: '?' }).replace('"?"', json)
      expect(await refusalOf(endpoint, body), field).toEqual(invalid({ [field]: expect.any(String) }))
    }
  })

  test('refuses unknown fields, names of prototype members included', async () => {
    for (const name of ['id', 'toString', 'constructor', 'hasOwnProperty', '<script>', 'a.b', '']) {
      const body = { ...example, [name]: 'x' }
      expect(await refusalOf(endpoint, body), name).toEqual(invalid({ [name]: 'unknown_field' }))
    }
  })

  test.each([
    ['', 400, 'malformed_request'],
    ['{', 400, 'malformed_request'],
    ['\0', 400, 'malformed_request'],
    ['{"__proto__": {"admin": true}}', 400, 'malformed_request'],
    ['{"constructor": {"prototype": {"admin": true}}}', 400, 'malformed_request'],
    ['"text"', 422, 'invalid_answers'],
    ['[]', 422, 'invalid_answers'],
    ['null', 422, 'invalid_answers'],
    [`{"hash":"${'x'.repeat(1024 * 1024)}"}`, 413, 'body_too_large'],
  ])('answers a body like %.20j with %i', async (body, status, code) => {
    expect(await refusalOf(endpoint, body)).toMatchObject({ status, code })
  })

  test('refuses bodies that are not JSON, such as cross-site form posts', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const answer = await editor.browser.call('POST', endpoint.path, '{}', { 'content-type': type })
      expect([answer.statusCode, answer.json().code]).toEqual([415, 'unsupported_type'])
    }
  })
})

describe.each(withPlace)('%s', (_name, endpoint) => {
  test.each([
    '%00',
    '%',
    '%zz',
    '%ed%a0%80',
    '%C3%28',
    '__proto__',
    'constructor',
    'toString',
    '%3Cscript%3E',
    '=1+1',
    '..%2f..%2fetc%2fpasswd',
    '%20',
    "'%20OR%201=1--",
    'x'.repeat(5000),
  ])('does not find %.30s', async (place) => {
    const { status } = await refusalOf(endpoint, endpoint.edits && {}, addressOf(endpoint, place))
    expect(endpoint.answer.status === 410 ? [400, 404, 410] : [400, 404]).toContain(status)
  })
})

describe.each(withoutBody)('%s', (_name, endpoint) => {
  test('refuses a body', async () => {
    const refused: [string, object][] = [
      ['{"status":"accepted"}', { status: 'unknown_field' }],
      ['{"toString":1}', { toString: 'unknown_field' }],
      ['[1]', { 0: 'unknown_field' }],
      ['null', { body: 'invalid_type' }],
      [`"${'x'.repeat(900_000)}"`, { body: 'invalid_type' }],
    ]
    for (const [body, errors] of refused) {
      expect(await refusalOf(endpoint, body)).toEqual({ status: 400, code: 'invalid_request', errors })
    }
    expect(await refusalOf(endpoint, '{')).toMatchObject({ status: 400, code: 'malformed_request' })
  })
})

test('these tests cover every call', () => {
  expect(withBody.map(([name]) => name)).toEqual(['keepDraft', 'authenticateExpert', 'sendNewPinToExpert'])
  expect(withoutBody.map(([name]) => name)).toEqual([
    'dropDraft',
    'confirmEmailAgainOfExpert',
    'keepEmailOfExpert',
    'withdrawOwnExpert',
    'eraseOwnExpert',
    'signOut',
  ])
  expect(Object.keys(endpoints)).toEqual(expect.arrayContaining(own.map(([name]) => name)))
})

test('none of this changed the record or ended the session', async () => {
  const { expert, browser } = editor
  const { answers, status } = await storedApplication(api.database.store, expert.id)
  expect({ answers, status }).toEqual({ answers: expert.answers, status: 'submitted' })
  const { db } = api.database.store
  for (const table of ['draft', 'mail'] as const)
    expect(await db.selectFrom(table).select('id').execute()).toEqual([])
  const { statusCode } = await browser.call('GET', addressOf(endpoints.readOwnExpert))
  expect(statusCode).toBe(200)
})
