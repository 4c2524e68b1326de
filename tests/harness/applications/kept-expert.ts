import { createHash, randomUUID } from 'node:crypto'
import { issueAccess, makeAccess } from '../../../src/services/applicants/issue-access.ts'
import type { SigningKey } from '../../../src/services/protection/signing-key.ts'
import type { Database } from '../../../src/store/database.ts'
import { settingsOfTests } from '../server/settings-of-tests.ts'

/** Valid answers of an expert with a unique e-mail address. */
export function expertAnswers() {
  return {
    name: 'Ama',
    surname: 'Owusu',
    phone: '+233 20 123 4567',
    email: `${randomUUID()}@hospital.example`,
    institution: 'District Hospital',
    job_title: 'Pharmacist',
    country: 'Ghana',
    specialty_ids: [5],
    work_experience_range: '5 – 10 years',
    motivation: 'To share what worked for us.',
    language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
    regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '5-10' }],
    regional_experience_countries: ['Ghana', 'Kenya'],
    general_availability: 'Online support only',
    consent: true,
  }
}

export type OwnExpert = Awaited<ReturnType<typeof keepExpert>>

/** An application with two files, and the link and PIN of its mail. */
export async function keepExpert(
  store: Database,
  changes: object = {},
  status: 'submitted' | 'active' = 'submitted',
  pins: SigningKey = settingsOfTests.pins,
) {
  const [resume, endorsement] = [await keepFile(store), await keepFile(store)]
  const answers = { ...expertAnswers(), resume, endorsement, ...changes }
  const { id } = await store.db
    .insertInto('application')
    .values({ kind: 'expert', status, answers })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [field, upload] of Object.entries({ resume, endorsement })) {
    const claim = { application_id: id, field }
    await store.db.updateTable('upload').set(claim).where('id', '=', upload).execute()
  }
  const access = makeAccess(pins)
  await issueAccess(store, id, access)
  return { id, answers, resume, endorsement, hash: access.token, email: answers.email, pin: access.pin }
}

/** An accepted, unclaimed upload. */
export async function keepFile(
  { db }: Database,
  content: string | Buffer = `%PDF-1.7 ${randomUUID()}`,
  name = 'Curriculum vitae.pdf',
): Promise<string> {
  const bytes = Buffer.from(content)
  const sha256 = createHash('sha256').update(bytes).digest()
  const file = { name, size: bytes.length, received: bytes.length, sha256 }
  const id = randomUUID()
  // One statement, so that killing the database leaves no partial file.
  await db
    .with('kept', (one) => one.insertInto('upload').values({ id, ...file, verdict: 'fine' }))
    .insertInto('upload_piece')
    .values({ upload_id: id, start: 0, bytes })
    .execute()
  return id
}

export function wrongPin({ pin }: { pin: string }): string {
  return String((Number(pin) + 1) % 1_000_000).padStart(6, '0')
}
