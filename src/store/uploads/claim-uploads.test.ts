import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freshDatabase, type TestDatabase } from '../../../tests/harness/postgres/test-database.ts'
import { transaction } from '../postgres/transaction.ts'
import { appendPiece, claimUploads, createUpload, findUpload, saveVerdict } from './uploads.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.drop())

async function application(): Promise<string> {
  const { id } = await database.store.db
    .insertInto('application')
    .values({ kind: 'hospital', answers: { email: 'ama@hospital.example' } })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function upload(verdict?: 'fine' | 'file_encrypted'): Promise<string> {
  const { id } = await createUpload(database.store, { name: 'cv.pdf', size: 4 })
  await appendPiece(database.store, id, 0, Buffer.from('%PDF'))
  if (verdict === 'fine') await saveVerdict(database.store, id, { verdict, sha256: Buffer.alloc(32) })
  else if (verdict) await saveVerdict(database.store, id, { verdict })
  return id
}

const claimedBy = (id: string) =>
  database.store.db
    .selectFrom('upload')
    .select(['application_id', 'field'])
    .where('id', '=', id)
    .executeTakeFirst()

test('claimed files belong to the application, and the sender loses access', async () => {
  const [resume, endorsement] = [await upload('fine'), await upload('fine')]
  const id = await application()
  expect(await claimUploads(database.store, id, { resume, endorsement })).toMatchObject({ ok: true })
  expect(await claimedBy(resume)).toEqual({ application_id: id, field: 'resume' })
  expect(await claimedBy(endorsement)).toEqual({ application_id: id, field: 'endorsement' })
  expect(await findUpload(database.store, resume)).toBeUndefined()
})

test('each field has the error of its file, and no file is claimed', async () => {
  const [fine, unjudged, locked, taken] = await Promise.all([
    upload('fine'),
    upload(),
    upload('file_encrypted'),
    upload('fine'),
  ])
  await claimUploads(database.store, await application(), { resume: taken })
  const claims = { fine, unjudged, locked, taken, unknown: randomUUID(), nonsense: "'; --", twice: fine }
  expect(await claimUploads(database.store, await application(), claims)).toEqual({
    ok: false,
    refusal: {
      code: 'invalid_answers',
      errors: {
        unjudged: 'upload_unfinished',
        locked: 'file_encrypted',
        taken: 'upload_gone',
        unknown: 'upload_gone',
        nonsense: 'upload_gone',
        twice: 'upload_gone',
      },
    },
  })
  expect(await claimedBy(fine)).toEqual({ application_id: null, field: null })
})

test('an application without files claims nothing', async () => {
  expect(await claimUploads(database.store, await application(), {})).toMatchObject({ ok: true })
})

test('of two concurrent claims of the same files, one succeeds', async () => {
  for (let turn = 0; turn < 10; turn++) {
    const files = [await upload('fine'), await upload('fine')] as const
    const applications = [await application(), await application()]
    const outcomes = await Promise.all(
      applications.map((id, index) => {
        const [resume, endorsement] = index ? [files[1], files[0]] : files
        const claim = { resume, endorsement }
        return transaction(database.store, (trx) => claimUploads(trx, id, claim))
      }),
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const owners = await Promise.all(files.map(claimedBy))
    expect(new Set(owners.map((owner) => owner?.application_id)).size).toBe(1)
  }
})

test('after a rolled-back claim the file can be claimed again', async () => {
  const resume = await upload('fine')
  const attempt = transaction(database.store, async (trx) => {
    await claimUploads(trx, await application(), { resume })
    throw new Error('the application could not be kept')
  })
  await expect(attempt).rejects.toThrow('the application could not be kept')
  expect(await claimUploads(database.store, await application(), { resume })).toMatchObject({ ok: true })
})
