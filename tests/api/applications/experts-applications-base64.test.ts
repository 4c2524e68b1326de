import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { largestUpload } from '../../../src/domain/uploads/upload.ts'
import { honestPdf } from '../../harness/uploads/pdfs/honest-pdfs.ts'
import { encryptedPdf, renamedJpeg, truncatedPdf } from '../../harness/uploads/pdfs/hostile-pdfs.ts'
import { type ApiApp, startApi } from '../api-app.ts'
import { createCaller, newExpert } from './expert-application.ts'

vi.setConfig({ testTimeout: 60_000 }) // each file is really scanned

let api: ApiApp
let caller: ReturnType<typeof createCaller>
beforeAll(async () => {
  api = await startApi()
  caller = createCaller(api)
})
afterAll(() => api.stop())

const inBase64 = (resume: Buffer, endorsement: Buffer) => ({
  resume: resume.toString('base64'),
  resume_extension: 'pdf',
  endorsement: `data:application/pdf;base64,${endorsement.toString('base64')}`,
  endorsement_extension: '.PDF',
})

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

async function storedFiles(applicationId: string) {
  const { db } = api.database.store
  const rows = await db
    .selectFrom('upload')
    .innerJoin('upload_piece', 'upload_piece.upload_id', 'upload.id')
    .select(['upload.id', 'field', 'name', 'bytes'])
    .where('application_id', '=', applicationId)
    .orderBy('start')
    .execute()
  return (field: string) => {
    const pieces = rows.filter((row) => row.field === field)
    const bytes = Buffer.concat(pieces.map((piece) => piece.bytes))
    return { id: pieces[0]?.id, name: pieces[0]?.name, digest: digest(bytes) }
  }
}

const unclaimed = () =>
  api.database.store.db.selectFrom('upload').select('id').where('application_id', 'is', null).execute()

test('files sent inside the answers are stored as uploads; the answers refer to them', async () => {
  const [resume, endorsement] = [honestPdf(3000), honestPdf(4000)]
  const answer = await caller.apply({ ...newExpert(), ...inBase64(resume, endorsement) })
  expect(answer.statusCode).toBe(201)
  const fileOf = await storedFiles(answer.json().id)
  expect(fileOf('resume')).toMatchObject({ name: 'resume.pdf', digest: digest(resume) })
  expect(fileOf('endorsement')).toMatchObject({ name: 'endorsement.pdf', digest: digest(endorsement) })
  const { answers } = await api.database.store.db
    .selectFrom('application')
    .select('answers')
    .where('id', '=', answer.json().id)
    .executeTakeFirstOrThrow()
  expect(answers).toMatchObject({ resume: fileOf('resume').id, endorsement: fileOf('endorsement').id })
  expect(Object.keys(answers).filter((name) => name.endsWith('extension'))).toEqual([])
})

test('9.7 two files of 10 MiB fit into one request', async () => {
  const [resume, endorsement] = [honestPdf(largestUpload), honestPdf(largestUpload - 1)]
  const answer = await caller.apply({ ...newExpert(), ...inBase64(resume, endorsement) })
  expect(answer.statusCode).toBe(201)
  const fileOf = await storedFiles(answer.json().id)
  expect(fileOf('resume').digest).toBe(digest(resume))
  expect(fileOf('endorsement').digest).toBe(digest(endorsement))
})

test('5.18 each file gets its own error beside the other errors, and nothing is stored', async () => {
  const before = await unclaimed()
  const refusalOf = async (changes: object) => {
    const answer = await caller.apply({
      ...newExpert(),
      ...inBase64(honestPdf(2000), honestPdf(2000)),
      ...changes,
    })
    return [answer.statusCode, answer.json().errors]
  }
  const resume = Buffer.concat([honestPdf(2000)], largestUpload + 1).toString('base64')
  const endorsement = renamedJpeg().toString('base64')
  expect(await refusalOf({ resume, endorsement, name: '', id: 7 })).toEqual([
    422,
    { resume: 'file_too_large', endorsement: 'not_pdf', name: 'required', id: 'unknown_field' },
  ])
  expect(await refusalOf({ resume_extension: 'docx' })).toEqual([422, { resume: 'not_pdf' }])
  expect(await refusalOf(inBase64(truncatedPdf(), encryptedPdf()))).toEqual([
    422,
    { resume: 'file_damaged', endorsement: 'file_encrypted' },
  ])
  expect(await unclaimed()).toEqual(before)
})

test('an application sent again under its idempotency key is recognised by the content of its files', async () => {
  const before = await unclaimed()
  const answers = { ...newExpert(), ...inBase64(honestPdf(3000), honestPdf(4000)) }
  const key = { 'idempotency-key': randomUUID() }
  const both = await Promise.all([caller.apply(answers, key), caller.apply(answers, key)])
  const later = await caller.apply(answers, key)
  expect([...both, later].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set([...both, later].map(({ body }) => body)).size).toBe(1)
  const otherFile = await caller.apply({ ...answers, ...inBase64(honestPdf(3001), honestPdf(4000)) }, key)
  expect(otherFile.statusCode).toBe(406)
  expect(await unclaimed()).toEqual(before)
})

test('a body larger than two files is refused, as is a large one for a form without files', async () => {
  const text = 'x'.repeat(30 * 1024 * 1024)
  const application = await caller.apply(JSON.stringify({ ...newExpert(), resume: text }))
  expect([application.statusCode, application.json().code]).toEqual([413, 'body_too_large'])
  const message = await caller.post('/api/contact', { message: 'x'.repeat(1024 * 1024) })
  expect([message.statusCode, message.json().code]).toEqual([413, 'body_too_large'])
})
