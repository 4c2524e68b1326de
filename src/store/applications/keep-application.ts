import { sql } from 'kysely'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { NewLink } from '../applicants/edit-links.ts'
import type { Database } from '../database.ts'
import { type Consent, rowsOf } from '../privacy/consents.ts'
import type { UsedPass } from '../protection/used-passes.ts'
import type { SentApplication } from './new-applications.ts'

/** An application with all rows that are created together with it. */
export type WholeApplication = SentApplication & {
  number: number
  pass: UsedPass
  /** Distinct upload ids by field. */
  files: Readonly<Record<string, string>>
  consents: readonly Consent[]
  link: NewLink
  mails: readonly ApplicationMail[]
}

export type ApplicationMail = {
  /** Defaults to the applicant. */
  recipient?: string
  locale: Locale
  letter: Letter
  secret: boolean
}

/** `id` is null, with a new pass and free files, for a duplicate: the same person, or the same idempotency key. */
export type KeptApplication = { id: string | null; isPassNew: boolean; freeFiles: readonly string[] }

/**
 * One atomic statement, because seven round trips cost more than their execution. The pass is used up even if the
 * application is refused, since a refusal reveals whether an address is known. Files are locked in a fixed order to
 * avoid deadlocks and double claims.
 */
export async function keepApplication(
  database: Database,
  { pass, files, link, ...application }: WholeApplication,
): Promise<KeptApplication> {
  const { rows } = await sql<KeptApplication>`/* prepared: keep_application */
    WITH pass AS (
      INSERT INTO used_pass (id, expires_at) VALUES (${pass.id}, ${pass.expiresAt})
      ON CONFLICT DO NOTHING RETURNING id
    ), claim AS (
      SELECT * FROM unnest(${Object.values(files)}::uuid[], ${Object.keys(files)}::text[]) AS claim (id, field)
    ), locked AS (
      SELECT id, application_id, verdict FROM upload
      WHERE id = any(${Object.values(files)}::uuid[]) ORDER BY id FOR UPDATE
    ), free AS (
      SELECT id FROM locked WHERE application_id IS NULL AND verdict = 'fine'
    ), kept AS (
      INSERT INTO application (number, kind, answers, locale, idempotency_key) OVERRIDING SYSTEM VALUE
      SELECT ${application.number}::int, ${application.kind}, ${JSON.stringify(application.answers)}::jsonb,
        ${application.locale}, ${application.idempotencyKey}::uuid
      FROM pass WHERE (SELECT count(*) FROM free) = (SELECT count(*) FROM claim)
      ON CONFLICT DO NOTHING RETURNING id, email
    ), claimed AS (
      UPDATE upload SET application_id = kept.id, field = claim.field
      FROM claim, kept WHERE upload.id = claim.id
    ), consented AS (
      INSERT INTO consent (application_id, field, text_version, text_sha256, locale)
      SELECT kept.id, field, text_version, text_sha256, locale FROM kept, ${rowsOf(application.consents)}
    ), linked AS (
      INSERT INTO edit_link (application_id, token_digest, pin_hash, pin_sent_to)
      SELECT id, ${link.tokenDigest}::bytea, ${link.pinHash}, email FROM kept
    ), queued AS (
      INSERT INTO mail (application_id, recipient, locale, letter, secret)
      SELECT kept.id, coalesce(recipient, email), locale, letter, secret
      FROM kept, jsonb_to_recordset(${JSON.stringify(application.mails)}::jsonb)
        AS mail (recipient text, locale text, letter jsonb, secret boolean)
    )
    SELECT (SELECT id FROM kept), EXISTS (SELECT FROM pass) AS "isPassNew",
      ARRAY(SELECT id FROM free) AS "freeFiles"`.execute(database.db)
  const [kept] = rows
  if (!kept) throw new Error('SELECT without FROM returns one row')
  if (kept.id) database.wakePostOffice()
  return kept
}
