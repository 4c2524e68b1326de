import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { limits } from '../../../src/domain/protection/rate-limits.ts'
import { largestUpload } from '../../../src/domain/uploads/upload.ts'
import { forgetExpired } from '../../../src/store/privacy/forget-expired.ts'
import { claimUploads, readUpload, saveVerdict } from '../../../src/store/uploads/uploads.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { nameOf, uploadCalls } from './upload-calls.ts'

let api: ApiApp
let uploads: Awaited<ReturnType<typeof uploadCalls>>
beforeAll(async () => {
  api = await startApi()
  uploads = await uploadCalls(api.app)
})
afterAll(() => api.stop())

const idOf = (url: string) => url.split('/').at(-1) ?? ''

async function contentOf(url: string): Promise<string> {
  let text = ''
  for await (const piece of readUpload(api.database.store, idOf(url))) text += piece.toString('latin1')
  return text
}

test('the server announces its tus capabilities to any caller', async () => {
  const answer = await api.app.inject({ method: 'OPTIONS', url: '/api/uploads' })
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'tus-resumable': '1.0.0',
    'tus-version': '1.0.0',
    'tus-extension': 'creation,expiration,termination',
    'tus-max-size': String(largestUpload),
  })
})

test('an upload is created, sent in parts and queried', async () => {
  const begun = await uploads.begin(12, { 'upload-metadata': `${nameOf('Lebenslauf ☂.pdf')},type YQ==` })
  expect(begun.statusCode).toBe(201)
  const url = String(begun.headers.location)
  expect(url).toMatch(/^\/api\/uploads\/[\da-f-]{36}$/)
  const facts = { id: idOf(url), name: 'Lebenslauf ☂.pdf', size: 12 }
  expect(begun.json()).toEqual({ ...facts, received: 0, state: 'receiving' })
  expect(Date.parse(String(begun.headers['upload-expires'])) - Date.now()).toBeGreaterThan(86_000_000)

  const first = await uploads.send(url, 0, '%PDF-')
  expect([first.statusCode, first.headers['upload-offset'], first.body]).toEqual([204, '5', ''])
  const measured = await uploads.measure(url)
  expect(measured.statusCode).toBe(200)
  expect(measured.headers).toMatchObject({
    'upload-offset': '5',
    'upload-length': '12',
    'upload-metadata': nameOf('Lebenslauf ☂.pdf'),
    'upload-expires': expect.stringMatching(/GMT$/),
    'cache-control': 'no-store',
  })
  expect((await uploads.check(url)).json()).toEqual({ ...facts, received: 5, state: 'receiving' })

  const second = await uploads.send(url, 5, 'seven b')
  expect(second.headers['upload-offset']).toBe('12')
  expect(await contentOf(url)).toBe('%PDF-seven b')
})

test('no response is cacheable or readable by other origins', async () => {
  const url = await uploads.begun(10)
  const answers = [
    await uploads.begin(10),
    await uploads.begin(0),
    await uploads.measure(url),
    await uploads.send(url, 3, 'x'),
    await uploads.send(url, 0, 'x', { 'tus-resumable': undefined }),
    await uploads.check(url),
    await uploads.cancel(url),
  ]
  for (const { headers } of answers) {
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['tus-resumable']).toBe('1.0.0')
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([])
  }
})

test('a file that is too large or empty is refused before it is sent', async () => {
  const tooLarge = await uploads.begin(largestUpload + 1)
  expect(tooLarge.statusCode).toBe(413)
  expect(tooLarge.json()).toMatchObject({ code: 'body_too_large', errors: { file: 'file_too_large' } })
  const empty = await uploads.begin(0)
  expect(empty.statusCode).toBe(422)
  expect(empty.json()).toMatchObject({ code: 'invalid_answers', errors: { file: 'not_pdf' } })
  expect((await uploads.begin(largestUpload)).statusCode).toBe(201)
})

test('a file that is sent byte by byte is stored as one piece', async () => {
  const url = await uploads.begun(60)
  await uploads.send(url, 0, '%PDF-')
  for (let offset = 5; offset < 60; offset++)
    expect((await uploads.send(url, offset, 'x')).statusCode).toBe(204)
  expect(await contentOf(url)).toBe(`%PDF-${'x'.repeat(55)}`)
  const { db } = api.database.store
  const rows = db.selectFrom('upload_piece').select('start').where('upload_id', '=', idOf(url))
  expect(await rows.execute()).toEqual([{ start: 0 }])
}, 30_000)

test('bytes for a wrong offset are answered with a conflict', async () => {
  const url = await uploads.begun(10)
  await uploads.send(url, 0, '%PDF-')
  for (const offset of [0, 4, 6]) {
    const answer = await uploads.send(url, offset, 'xyz')
    expect(answer.statusCode).toBe(409)
    expect(answer.json().code).toBe('offset_conflict')
  }
  expect(await contentOf(url)).toBe('%PDF-')
})

test('more bytes than were announced are refused', async () => {
  const url = await uploads.begun(10)
  const answer = await uploads.send(url, 0, '%PDF-123456')
  expect(answer.statusCode).toBe(413)
  expect(answer.json()).toMatchObject({ code: 'body_too_large', errors: { file: 'file_too_large' } })
  expect((await uploads.check(url)).json()).toMatchObject({ state: 'receiving', received: 0 })
})

test('a file that does not start as a PDF is refused at its first bytes, and stays refused', async () => {
  const url = await uploads.begun(1000)
  for (const offset of [0, 0]) {
    const answer = await uploads.send(url, offset, '\xff\xd8\xff\xe0 JFIF')
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'invalid_answers', errors: { file: 'not_pdf' } })
  }
  expect((await uploads.check(url)).json()).toMatchObject({ state: 'refused', code: 'not_pdf' })
  expect((await uploads.measure(url)).headers['upload-offset']).toBe('0')
})

test('a cancelled upload is deleted', async () => {
  const url = await uploads.begun(10)
  await uploads.send(url, 0, '%PDF-')
  expect((await uploads.cancel(url)).statusCode).toBe(204)
  expect(await contentOf(url)).toBe('')
  await expectGone(url)
})

test('an unknown upload is not found', async () => {
  await expectGone(`/api/uploads/${randomUUID()}`)
})

async function age(url: string, hours: number) {
  const touched_at = sql<Date>`now() - make_interval(hours => ${hours})`
  await api.database.store.db.updateTable('upload').set({ touched_at }).where('id', '=', idOf(url)).execute()
}

test('sending extends the expiry of an upload by a day', async () => {
  const url = await uploads.begun(10)
  await age(url, 23)
  const { headers } = await uploads.send(url, 0, '%PDF-')
  expect(Date.parse(String(headers['upload-expires'])) - Date.now()).toBeGreaterThan(86_000_000)
  expect((await uploads.measure(url)).headers['upload-expires']).toBe(headers['upload-expires'])
})

test('an expired upload is deleted', async () => {
  const url = await uploads.begun(10)
  await age(url, 25)
  await forgetExpired(api.database.store)
  await expectGone(url)
})

test('a claimed file is no longer accessible to its uploader', async () => {
  const url = await uploads.begun(5)
  await uploads.send(url, 0, '%PDF-')
  const { store } = api.database
  await saveVerdict(store, idOf(url), { verdict: 'fine', sha256: Buffer.alloc(32) })
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'hospital', answers: { email: 'ama@hospital.example' } })
    .returning('id')
    .executeTakeFirstOrThrow()
  await claimUploads(store, id, { resume: idOf(url) })
  await expectGone(url)
  expect(await contentOf(url)).toBe('%PDF-')
})

async function expectGone(url: string) {
  const answers = [
    await uploads.measure(url),
    await uploads.send(url, 0, '%PDF-'),
    await uploads.send(url, 5, ''),
    await uploads.check(url),
    await uploads.cancel(url),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
}

test('calls without a valid CSRF token change nothing', async () => {
  const url = await uploads.begun(10)
  const forged = { 'x-xsrf-token': undefined }
  const answers = [
    await uploads.begin(10, forged),
    await uploads.send(url, 0, '%PDF-', forged),
    await uploads.call({ method: 'DELETE', url, headers: { 'x-xsrf-token': 'guessed' } }),
  ]
  for (const answer of answers) {
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('forged_request')
  }
  expect((await uploads.check(url)).json()).toMatchObject({ received: 0, state: 'receiving' })
})

test('one caller can create sixty uploads an hour, and still send them afterwards', async () => {
  const own = await startApi()
  const calls = await uploadCalls(own.app)
  const url = await calls.begun(10)
  for (let turn = 2; turn <= limits.upload.most; turn++) expect((await calls.begin(10)).statusCode).toBe(201)
  const refused = await calls.begin(10)
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect((await calls.send(url, 0, '%PDF-')).statusCode).toBe(204)
  await own.stop()
})

test('a wrong method is answered with 405 and the allowed ones', async () => {
  const collection = await api.app.inject({ method: 'GET', url: '/api/uploads' })
  expect([collection.statusCode, collection.headers.allow]).toEqual([405, 'OPTIONS, POST'])
  const one = await api.app.inject({ method: 'PUT', url: `/api/uploads/${randomUUID()}` })
  expect([one.statusCode, one.headers.allow]).toEqual([405, 'HEAD, PATCH, DELETE, GET'])
})
