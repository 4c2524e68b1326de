import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { deleteDraft, insertDraft } from '../applicants/drafts.ts'
import { forgetExpired } from '../privacy/forget-expired.ts'
import { createUpload } from './uploads.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

test('unclaimed files are deleted after a day, those of a draft with the draft', async () => {
  const { store } = database
  const [kept] = [
    await createUpload(store, { name: 'a.pdf', size: 1 }),
    await createUpload(store, { name: 'b.pdf', size: 1 }),
  ]
  const tokenDigest = Buffer.alloc(32)
  const facts = {
    form: 'expert',
    answers: {},
    step: 'personal',
    locale: 'en',
    email: 'ama@hospital.example',
  } as const
  await insertDraft(store, { ...facts, tokenDigest, uploadIds: [kept.id] })
  await sql`UPDATE upload SET touched_at = now() - interval '2 days'`.execute(store.db)
  const left = () => store.db.selectFrom('upload').select('id').execute()
  await forgetExpired(store)
  expect(await left()).toEqual([{ id: kept.id }])
  await deleteDraft(store, tokenDigest)
  await forgetExpired(store)
  expect(await left()).toEqual([])
})
