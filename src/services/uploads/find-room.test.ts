import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { freshPass } from '../../../tests/harness/protection/fresh-pass.ts'
import { settingsOfTests } from '../../../tests/harness/server/settings-of-tests.ts'
import { honestPdf } from '../../../tests/harness/uploads/pdfs/honest-pdfs.ts'
import { expertExample } from '../../domain/forms/expert-example.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { findRoom } from './find-room.ts'
import { beginUpload, receiveUpload } from './receive-upload.ts'

vi.setConfig({ testTimeout: 60_000 })

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

const patience = { timeout: 20_000 }
const full = { ok: false, refusal: { code: 'unavailable', retryAfterSeconds: 3600 } }

test('uploads are refused while 10 GiB of files are unclaimed, and accepted again afterwards', async () => {
  const { store } = database
  const begin = () => beginUpload(store, { name: 'cv.pdf', size: 1000, sender: 'one' })
  const begun = await begin()
  const id = begun.ok ? begun.value.id : ''
  const send = () => receiveUpload(store, id, { start: 0, length: 5 }, Readable.from([Buffer.from('%PDF-')]))
  const resume = honestPdf(2000).toString('base64')
  const answers = { ...expertExample, resume, endorsement: resume }
  const apply = () =>
    submitApplication(store, 'expert', { answers, locale: 'en', pass: freshPass() }, settingsOfTests.pins)

  await sql`
    INSERT INTO upload (name, size, received)
    SELECT 'waiting.pdf', 10485760, 10485760 FROM generate_series(0, 1024)`.execute(store.db)
  await expect.poll(begin, patience).toEqual(full)
  expect(await send()).toEqual(full)
  expect(await apply()).toEqual(full)

  await sql`UPDATE upload SET verdict = 'file_damaged' WHERE name = 'waiting.pdf'`.execute(store.db)
  await expect.poll(begin, patience).toMatchObject({ ok: true })
  expect(await send()).toMatchObject({ ok: true, value: { received: 5 } })
  expect(await apply()).toMatchObject({ ok: true })
})

test('31.11 a sender with 1 GiB of unclaimed files is refused, others are not', async () => {
  const { store } = database
  await sql`
    INSERT INTO upload (name, size, received, sender)
    SELECT 'greedy.pdf', 10485760, 10485760, 'greedy' FROM generate_series(1, 102)`.execute(store.db)
  await expect.poll(() => findRoom(store, 'greedy'), patience).toMatchObject({ ok: true })
  await sql`
    INSERT INTO upload (name, size, received, sender) VALUES ('greedy.pdf', 10485760, 10485760, 'greedy')`.execute(
    store.db,
  )
  const refused = { ok: false, refusal: { code: 'uploads_full', retryAfterSeconds: 3600 } }
  await expect.poll(() => findRoom(store, 'greedy'), patience).toEqual(refused)
  expect(await findRoom(store, 'one')).toMatchObject({ ok: true })
  expect(await findRoom(store, null)).toMatchObject({ ok: true })
})

test('many pieces cause few database queries', async () => {
  let asked = 0
  const db = database.store.db.withPlugin({
    transformQuery({ node }) {
      asked++
      return node
    },
    transformResult: async ({ result }) => result,
  })
  const store = { ...database.store, db }
  const start = performance.now()
  for (let turn = 0; turn < 1000; turn++) expect(await findRoom(store, 'one')).toMatchObject({ ok: true })
  expect(asked).toBeLessThanOrEqual(1 + (performance.now() - start) / 1000)
})
