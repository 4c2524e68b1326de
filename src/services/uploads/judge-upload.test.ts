import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { honestPdf } from '../../../tests/harness/uploads/pdfs/honest-pdfs.ts'
import { appendPiece, createUpload, saveVerdict } from '../../store/uploads/uploads.ts'
import { judgeUpload } from './judge-upload.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function upload(bytes: Buffer, size = bytes.length): Promise<string> {
  const { id } = await createUpload(database.store, { name: 'cv.pdf', size })
  for (let start = 0; start < bytes.length; start += 100_000)
    await appendPiece(database.store, id, start, bytes.subarray(start, start + 100_000))
  return id
}

test('an accepted file is stored with its hash', async () => {
  const file = honestPdf(250_000)
  const id = await upload(file)
  expect(await judgeUpload(database.store, id)).toMatchObject({ ok: true, value: { state: 'fine' } })
  const row = await database.store.db
    .selectFrom('upload')
    .select('sha256')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(row?.sha256).toEqual(createHash('sha256').update(file).digest())
})

test('an incomplete file is not judged', async () => {
  const id = await upload(honestPdf(50_000), 50_001)
  expect(await judgeUpload(database.store, id)).toMatchObject({
    value: { state: 'receiving', received: 50_000 },
  })
})

test('the first verdict stays if two instances judge a file', async () => {
  const id = await upload(honestPdf(50_000))
  const judging = judgeUpload(database.store, id)
  await saveVerdict(database.store, id, { verdict: 'file_damaged' })
  expect(await judging).toMatchObject({ value: { state: 'refused', code: 'file_damaged' } })
})
