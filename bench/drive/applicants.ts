import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { apiPaths } from '../../src/domain/api/paths.ts'
import { applicationCalls } from '../../src/domain/applicants/applicant-paths.ts'
import type { ApplicationKind } from '../../src/domain/applications/application-status.ts'
import type { Answers } from '../../src/domain/forms/engine/form.ts'
import { expertExample } from '../../src/domain/forms/expert-example.ts'
import { hospitalExample } from '../../src/domain/forms/hospital-example.ts'
import { trainerExample } from '../../src/domain/forms/trainer-example.ts'
import type { Database } from '../../src/store/database.ts'
import type { Callers } from './callers.ts'

const examples: Record<ApplicationKind, Answers> = {
  expert: expertExample,
  hospital: hospitalExample,
  trainer: trainerExample,
}

/** A filled-in form with a solved captcha, ready to send. */
export async function fillIn(callers: Callers, kind: ApplicationKind, files: Answers = {}) {
  const { resume: _, endorsement: __, ...example } = examples[kind]
  const proof = await callers.solveCaptcha(kind)
  return {
    path: applicationCalls[kind],
    call: {
      method: 'POST',
      headers: { 'x-captcha-token': proof, 'idempotency-key': randomUUID() },
      body: { ...example, ...files, email: `${randomUUID()}@hospital.example` },
    },
  } as const
}

/** Uploads a file like a browser, and waits for the verdict. */
export async function upload(callers: Callers, bytes: Buffer): Promise<string> {
  const tus = { 'tus-resumable': '1.0.0' }
  const begun = await callers.expect(201, apiPaths.uploads, {
    method: 'POST',
    headers: { ...tus, 'upload-length': `${bytes.length}` },
  })
  const { id } = JSON.parse(begun.body.toString())
  const path = `${apiPaths.uploads}/${id}`
  const piece = { 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' }
  await callers.expect(204, path, { method: 'PATCH', headers: { ...tus, ...piece }, body: bytes })
  await callers.expect(200, path)
  return id
}

/** Inserts complete, accepted uploads; returns their ids. */
export async function keepFiles({ db }: Database, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    WITH kept AS (
      INSERT INTO upload (name, size, received, verdict, sha256)
      SELECT 'cv.pdf', 9, 9, 'fine', sha256('%PDF-1.7 ') FROM generate_series(1, ${count}::int) RETURNING id
    ), pieces AS (INSERT INTO upload_piece (upload_id, start, bytes) SELECT id, 0, '%PDF-1.7 ' FROM kept)
    SELECT id FROM kept`.execute(db)
  return rows.map(({ id }) => id)
}
