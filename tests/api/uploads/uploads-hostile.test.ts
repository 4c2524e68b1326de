import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ApiApp, startApi } from '../api-app.ts'
import { nameOf, uploadCalls } from './upload-calls.ts'

let api: ApiApp
let uploads: Awaited<ReturnType<typeof uploadCalls>>
let url: string
beforeAll(async () => {
  api = await startApi()
  uploads = await uploadCalls(api.app)
  url = await uploads.begun(10)
})
afterAll(() => api.stop())

const invalidNumbers = ['', ' ', 'NaN', '-1', '1.5', '1e3', '0x10', '5 ', '+5', 'Infinity', '٥', '5,5']

test.each(invalidNumbers.filter((text) => text.trim() === text))(
  'a length of %j is refused',
  async (length) => {
    const answer = await uploads.begin(length)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      errors: { 'upload-length': 'invalid_number' },
    })
  },
)

test('a length is required, and cannot be deferred', async () => {
  const answer = await uploads.begin('', { 'upload-length': undefined, 'upload-defer-length': '1' })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual({ 'upload-length': 'required' })
})

test('a length beyond the range of numbers is too large', async () => {
  for (const length of ['99999999999999999999', '9'.repeat(5000)]) {
    const answer = await uploads.begin(length)
    expect([answer.statusCode, answer.json().errors]).toEqual([413, { file: 'file_too_large' }])
  }
})

test.each(invalidNumbers.filter((text) => text.trim() === text))(
  'an offset of %j is refused',
  async (offset) => {
    const answer = await uploads.send(url, offset, '%PDF-')
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_request',
      errors: { 'upload-offset': 'invalid_number' },
    })
  },
)

test('an offset is required; a huge one is a conflict', async () => {
  const missing = await uploads.send(url, '', '%PDF-', { 'upload-offset': undefined })
  expect([missing.statusCode, missing.json().errors]).toEqual([400, { 'upload-offset': 'required' }])
  const huge = await uploads.send(url, '9'.repeat(400), '%PDF-')
  expect([huge.statusCode, huge.json().code]).toEqual([409, 'offset_conflict'])
})

test.each([undefined, '', '0.2.2', '1.0.0, 1.0.0', '2.0.0'])(
  'version %j of tus is refused',
  async (spoken) => {
    const headers = { 'tus-resumable': spoken }
    const answers = [
      await uploads.begin(10, headers),
      await uploads.send(url, 0, '%PDF-', headers),
      await uploads.call({ method: 'DELETE', url, headers }),
    ]
    for (const answer of answers) {
      expect(answer.statusCode).toBe(412)
      expect(answer.headers['tus-version']).toBe('1.0.0')
      expect(answer.json().code).toBe('unsupported_protocol')
    }
    expect((await uploads.measure(url, headers)).statusCode).toBe(412)
  },
)

test.each([
  ',',
  'filename  x',
  'filename a b',
  'filename ====',
  'filename é',
  ' filename YQ==',
  'a YQ==,,b YQ==',
  'filename !!',
])('metadata like %j is refused', async (metadata) => {
  const answer = await uploads.begin(10, { 'upload-metadata': metadata })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors).toEqual({ 'upload-metadata': 'invalid_text' })
})

test.each([
  ['a path traversal', '../../../etc/passwd', 'passwd'],
  ['a Windows path', 'C:\\secret\\cv.pdf', 'cv.pdf'],
  ['NUL', 'cv\0.pdf', 'cv.pdf'],
  ['a header injection', 'cv\r\nset-cookie: a=b.pdf', 'cv set-cookie: a=b.pdf'],
  ['markup', '<b onclick=x>cv</b>.pdf', 'b>.pdf'],
  ['ten thousand letters', 'x'.repeat(10_000), 'x'.repeat(200)],
  ['no letters', '', 'file.pdf'],
])('a name with %s is sanitised', async (_what, given, shown) => {
  const answer = await uploads.begin(10, { 'upload-metadata': nameOf(given) })
  expect(answer.statusCode).toBe(201)
  expect(answer.json().name).toBe(shown)
  const measured = await uploads.measure(String(answer.headers.location))
  expect(measured.headers['upload-metadata']).toBe(nameOf(shown))
})

test('a name that is not valid text is accepted and replaced', async () => {
  const answer = await uploads.begin(10, { 'upload-metadata': 'filename /////w==' })
  expect(answer.statusCode).toBe(201)
  const nameless = await uploads.begin(10, { 'upload-metadata': 'filename' })
  expect(nameless.json().name).toBe('file.pdf')
})

describe('an invalid upload id is not found', () => {
  test.each(['x', '..', '%00', "'; DROP TABLE upload; --", 'x'.repeat(5000)])('%.20j', async (id) => {
    const address = `/api/uploads/${encodeURIComponent(id)}`
    for (const answer of [await uploads.check(address), await uploads.send(address, 0, '%PDF-')])
      expect([400, 404, 405]).toContain(answer.statusCode)
  })
})

test('only the content type of tus is accepted', async () => {
  for (const type of [
    'application/json',
    'text/plain',
    'application/octet-stream',
    'multipart/form-data; boundary=x',
    undefined,
  ]) {
    const answer = await uploads.send(url, 0, '%PDF-', { 'content-type': type })
    expect([type, answer.statusCode, answer.json().code]).toEqual([type, 415, 'unsupported_type'])
  }
  expect((await uploads.check(url)).json()).toMatchObject({ received: 0, state: 'receiving' })
})

test('query parameters are refused', async () => {
  const answers = [
    await uploads.check(`${url}?x=1`),
    await uploads.send(`${url}?x=1`, 0, '%PDF-'),
    await uploads.cancel(`${url}?x=1`),
    await uploads.call({ method: 'POST', url: '/api/uploads?x=1', headers: { 'upload-length': '10' } }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(400)
    expect(answer.json().errors).toEqual({ x: 'unknown_field' })
  }
})

test('a body of the creating call is ignored', async () => {
  const answer = await uploads.call({
    method: 'POST',
    url: '/api/uploads',
    payload: '%PDF-1.7',
    headers: { 'upload-length': '10', 'content-type': 'application/offset+octet-stream' },
  })
  expect(answer.json()).toMatchObject({ received: 0 })
})

test('none of this is logged', () => {
  for (const trace of ['passwd', 'cv.pdf', 'XSRF', url]) expect(api.logged()).not.toContain(trace)
})
