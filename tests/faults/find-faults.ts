import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'
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
    FROM theirs LEFT JOIN mail ON application_id = theirs.id GROUP BY email HAVING count(mail.id) <> 2
    UNION ALL
    SELECT 'an upload has other bytes than it has received'
    FROM upload LEFT JOIN upload_piece ON upload_id = id
    GROUP BY id HAVING coalesce(sum(length(bytes)), 0) <> received`.execute(db)
  return rows.map(({ fault }) => fault)
}

/** Files whose stored bytes differ from those sent. */
async function wrongFiles({ db }: Database, applicants: readonly Applicant[]): Promise<string[]> {
  const byEmail = new Map(applicants.map((applicant) => [applicant.email, applicant]))
  const { rows } = await sql<{ email: string; field: 'resume' | 'endorsement'; kept: Buffer; found: Buffer }>`
    SELECT email::text, field, sha256 AS kept, sha256(string_agg(bytes, '' ORDER BY start)) AS found
    FROM upload JOIN application ON application.id = application_id JOIN upload_piece ON upload_id = upload.id
    WHERE email = ANY(${[...byEmail.keys()]})
    GROUP BY email, field, sha256`.execute(db)
  return rows.flatMap(({ email, field, kept, found }) => {
    const applicant = byEmail.get(email)
    const sent = applicant && createHash('sha256').update(applicant.fileOf(field)).digest()
    return sent?.equals(found) && sent.equals(kept) ? [] : [`${field} of ${email} is not what was sent`]
  })
}
