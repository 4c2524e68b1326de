import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'
import { readUpload } from '../../src/store/uploads/uploads.ts'
import type { Applicant } from './applicant.ts'

/** Inconsistent data that a kill has left of these applicants; empty if there is none. */
export async function findFaults(database: Database, applicants: readonly Applicant[]): Promise<string[]> {
  return [
    ...(await halfApplications(
      database,
      applicants.map(({ email }) => email),
    )),
    ...(await wrongFiles(database, applicants)),
  ]
}

async function halfApplications({ db }: Database, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    WITH theirs AS (SELECT * FROM application WHERE email = ANY(${emails}))
    SELECT email || ' claims a file that the answers do not name' AS fault
    FROM theirs JOIN upload ON application_id = theirs.id
    WHERE answers ->> field IS DISTINCT FROM upload.id::text
    UNION ALL
    SELECT email || ' names a file that it has not claimed as ' || file
    FROM theirs, unnest(ARRAY['resume', 'endorsement']) AS file
    WHERE NOT EXISTS (
      SELECT FROM upload WHERE id::text = answers ->> file AND application_id = theirs.id AND field = file
    )
    UNION ALL
    SELECT email || ' causes ' || count(mail.id) || ' mails'
    FROM theirs LEFT JOIN mail ON application_id = theirs.id GROUP BY email HAVING count(mail.id) <> 2`.execute(
    db,
  )
  return rows.map(({ fault }) => fault)
}

/** Files whose stored bytes differ from those received or sent. */
async function wrongFiles(database: Database, applicants: readonly Applicant[]): Promise<string[]> {
  const byEmail = new Map(applicants.map((applicant) => [applicant.email, applicant]))
  const uploads = await database.db
    .selectFrom('upload')
    .leftJoin('application', 'application.id', 'application_id')
    .select(['upload.id', 'received', 'email', 'field', 'sha256'])
    .execute()
  const faults: string[] = []
  for (const { id, received, email, field, sha256 } of uploads) {
    const bytes = Buffer.concat(await Readable.from(readUpload(database, id)).toArray())
    if (bytes.length !== received) faults.push('an upload has other bytes than it has received')
    const applicant = byEmail.get(email ?? '')
    if (!applicant) continue
    const sent = digestOf(applicant.fileOf(field as 'resume' | 'endorsement'))
    if (!sent.equals(digestOf(bytes)) || !sha256?.equals(sent))
      faults.push(`${field} of ${email} is not what was sent`)
  }
  return faults
}

const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest()
