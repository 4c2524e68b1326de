import { afterAll, beforeAll, expect, test } from 'vitest'
import { endlessPdfs } from '../../harness/uploads/pdfs/bomb-pdfs.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import {
  bombPdf,
  encryptedPdf,
  pdfWithEmbeddedFile,
  pdfWithJavaScript,
  pdfWithLaunch,
  renamedJpeg,
  truncatedPdf,
} from '../../harness/uploads/pdfs/hostile-pdfs.ts'
import { judgeAtWork, judges } from '../../harness/uploads/pdfs/judges.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { uploadCalls } from './upload-calls.ts'

let api: ApiApp
let uploads: Awaited<ReturnType<typeof uploadCalls>>
beforeAll(async () => {
  api = await startApi()
  uploads = await uploadCalls(api.app)
})
afterAll(() => api.stop())

async function arrive(file: Buffer): Promise<string> {
  const url = await uploads.begun(file.length)
  await uploads.send(url, 0, file)
  return url
}

const rowOf = (url: string) =>
  api.database.store.db
    .selectFrom('upload')
    .selectAll()
    .where('id', '=', url.split('/').at(-1) ?? '')
    .executeTakeFirst()

test.each([
  ['a renamed picture', renamedJpeg, 'not_pdf'],
  ['a truncated file', truncatedPdf, 'file_damaged'],
  ['an encrypted one', encryptedPdf, 'file_encrypted'],
  ['one with a script', pdfWithJavaScript, 'file_active'],
  ['one that starts a program', pdfWithLaunch, 'file_active'],
  ['one with another file inside', pdfWithEmbeddedFile, 'file_attachments'],
  ['a bomb', bombPdf, 'file_bomb'],
] as const)(
  '%s is refused and its bytes are deleted at once',
  { timeout: 60_000 },
  async (_what, make, code) => {
    const url = await arrive(make())
    const answer = await uploads.check(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({ state: 'refused', code })
    const { db } = api.database.store
    expect(await db.selectFrom('upload_piece').select('start').execute()).toEqual([])
  },
)

test('a valid file is accepted, and scanned once', async () => {
  const file = honestPdf(100_000)
  const url = await arrive(file)
  expect((await rowOf(url))?.verdict).toBeNull()
  const first = (await uploads.check(url)).json()
  expect(first).toEqual({
    id: url.split('/').at(-1),
    name: 'cv.pdf',
    size: file.length,
    received: file.length,
    state: 'fine',
  })
  const judged = await rowOf(url)
  expect((await uploads.check(url)).json()).toEqual(first)
  expect(await rowOf(url)).toEqual(judged)
  await uploads.cancel(url)
})

test('concurrent checks get the same result', async () => {
  for (const [file, state] of [
    [honestPdf(100_000), 'fine'],
    [encryptedPdf(), 'refused'],
  ] as const) {
    const url = await arrive(file)
    const reports = await Promise.all([1, 2, 3, 4].map(() => uploads.check(url)))
    expect(new Set(reports.map(({ body }) => body)).size).toBe(1)
    expect(reports[0]?.json()).toMatchObject({ state })
    await uploads.cancel(url)
  }
})

test('a file that is cancelled during its scan is deleted', { timeout: 60_000 }, async () => {
  const url = await arrive(endlessPdfs.blocking())
  const checking = uploads.check(url)
  const judge = await judgeAtWork()
  expect((await uploads.cancel(url)).statusCode).toBe(204)
  expect((await judges()).map(({ pid }) => pid)).toContain(judge)
  process.kill(judge, 'SIGSEGV')
  expect((await checking).statusCode).toBe(404)
  expect((await uploads.check(url)).statusCode).toBe(404)
})

test('one caller has at most three files in the scan queue, without blocking others', {
  timeout: 120_000,
}, async () => {
  const blocking = await arrive(endlessPdfs.blocking())
  const urls = await Promise.all([1, 2, 3].map(() => arrive(truncatedPdf())))
  const first = uploads.check(blocking)
  const judge = await judgeAtWork()
  const asked = urls.map(async (url) => ({ url, answer: await uploads.check(url) }))
  const { url, answer } = await Promise.race(asked)
  expect(answer.statusCode).toBe(429)
  expect(answer.headers['retry-after']).toBe('10')
  const other = uploads.call({ method: 'GET', url, remoteAddress: '203.0.113.7' })
  process.kill(judge, 'SIGSEGV')
  expect((await Promise.all([first, other])).map(({ statusCode }) => statusCode)).not.toContain(429)
  for (const each of [blocking, ...urls]) {
    const report = async () => (await uploads.check(each)).json()
    await expect.poll(report, { timeout: 60_000 }).toMatchObject({ code: 'file_damaged' })
  }
})
