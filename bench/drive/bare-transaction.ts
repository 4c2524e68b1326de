import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Store } from '../../src/store/open-store.ts'

export type Sample = {
  kind: string
  locale: string
  answers: object
  pinHash: string
  consents: string
  mails: string
  fields: string[]
}

/** The stored rows of one application, as a template for bare inserts. */
export async function sampleOf({ db }: Store, id: string) {
  const { rows } = await sql<Sample>`
    SELECT kind, locale, answers,
      (SELECT pin_hash FROM edit_link WHERE application_id = application.id) AS "pinHash",
      (SELECT jsonb_agg(consent) FROM consent WHERE application_id = application.id)::text AS consents,
      (SELECT jsonb_agg(mail) FROM mail WHERE application_id = application.id)::text AS mails,
      ARRAY(SELECT field FROM upload WHERE application_id = application.id) AS fields
    FROM application WHERE id = ${id}`.execute(db)
  const [sample] = rows
  if (!sample) throw new Error('There is no such application')
  return sample
}

/** Only the writes and locks of one application, without the queries that validation needs. */
export async function bareTransaction(
  pool: pg.Pool,
  sample: Sample,
  files: readonly string[],
): Promise<void> {
  const client = await pool.connect()
  const run = (name: string, values: unknown[]) =>
    client.query({ name, text: statements[name as keyof typeof statements], values })
  const email = `${randomUUID()}@hospital.example`
  try {
    await client.query('BEGIN')
    await run('pass', [randomUUID(), new Date(Date.now() + 3_600_000)])
    const answers = JSON.stringify({ ...sample.answers, email })
    const { rows } = await run('application', [
      sample.kind,
      answers,
      sample.locale,
      randomBytes(16).toString('hex'),
    ])
    const { id } = rows[0]
    if (files.length > 0) {
      await run('lock', [files])
      await run('claim', [id, files, sample.fields])
    }
    await run('consent', [id, sample.consents])
    await run('link', [id, randomBytes(32), sample.pinHash, email])
    await run('mail', [id, sample.mails])
    await client.query('COMMIT')
  } finally {
    client.release()
  }
}

const statements = {
  pass: 'INSERT INTO used_pass (id, expires_at) VALUES ($1, $2)',
  application: `INSERT INTO application (kind, answers, locale, idempotency_key) VALUES ($1, $2, $3, $4)
    ON CONFLICT DO NOTHING RETURNING id, number, email`,
  lock: 'SELECT id FROM upload WHERE id = any($1::uuid[]) ORDER BY id FOR UPDATE',
  claim: `UPDATE upload SET application_id = $1, field = claim.field
    FROM unnest($2::uuid[], $3::text[]) AS claim (id, field) WHERE upload.id = claim.id`,
  consent: `INSERT INTO consent (application_id, field, text_version, text_sha256, locale)
    SELECT $1::uuid, field, text_version, sha256(field::bytea), locale
    FROM jsonb_to_recordset($2::jsonb) AS given (field text, text_version text, locale text)`,
  link: 'INSERT INTO edit_link (application_id, token_digest, pin_hash, pin_sent_to) VALUES ($1, $2, $3, $4)',
  mail: `INSERT INTO mail (application_id, recipient, locale, letter, secret)
    SELECT $1::uuid, recipient, locale, letter, secret
    FROM jsonb_to_recordset($2::jsonb) AS given (recipient text, locale text, letter jsonb, secret boolean)`,
}
