import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/test-database.ts'
import { insertApplicationFiles, readUpload } from './uploads.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const bytes = Buffer.from('%PDF-1.7 and so on')

async function apply() {
  const file = { id: randomUUID(), field: 'resume', name: 'resume.pdf', bytes }
  const answers = { email: `${randomUUID()}@example.org`, resume: file.id }
  const application = await database.store.db
    .insertInto('application')
    .values({ kind: 'expert', answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ...file, application_id: application.id }
}

test('files are given to the applications that name them, once', async () => {
  const [file, other] = [await apply(), await apply()]
  expect(await insertApplicationFiles(database.store, [file])).toBe(1)
  expect(await insertApplicationFiles(database.store, [file, other])).toBe(1)
  const rows = await database.store.db.selectFrom('upload').selectAll().where('id', '=', file.id).execute()
  const sha256 = createHash('sha256').update(bytes).digest()
  const { bytes: _, ...claim } = file
  expect(rows).toMatchObject([{ ...claim, size: 18, received: 18, verdict: 'fine', sha256 }])
  const pieces: Buffer[] = []
  for await (const piece of readUpload(database.store, file.id)) pieces.push(piece)
  expect(pieces).toEqual([bytes])
})

test('a file that no answer names is left out', async () => {
  const file = await apply()
  const strangers = [
    { ...file, id: randomUUID() },
    { ...file, field: 'endorsement' },
    { ...file, application_id: randomUUID() },
  ]
  expect(await insertApplicationFiles(database.store, strangers)).toBe(0)
})
