import { sql } from 'kysely'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'

export type Consent = { field: string; text_version: string; text_sha256: Buffer; locale: Locale }

/** Call in the transaction that stores the answers; a consent to the same text is not repeated. */
export async function saveConsents({ db }: Database, applicationId: string, consents: readonly Consent[]) {
  if (consents.length === 0) return
  await sql`
    INSERT INTO consent (application_id, field, text_version, text_sha256, locale)
    SELECT ${applicationId}::uuid, field, text_version, text_sha256, locale FROM ${rowsOf(consents)}
    WHERE text_sha256 IS DISTINCT FROM (
      SELECT kept.text_sha256 FROM consent AS kept
      WHERE kept.application_id = ${applicationId} AND kept.field = given.field
      ORDER BY given_at DESC LIMIT 1
    )`.execute(db)
}

/** Part of the statement that stores an application. */
export const consentsOfKept = (consents: readonly Consent[]) => sql`
  INSERT INTO consent (application_id, field, text_version, text_sha256, locale)
  SELECT kept.id, field, text_version, text_sha256, locale FROM kept, ${rowsOf(consents)}`

/** As the rows of a table with the same columns. */
function rowsOf(consents: readonly Consent[]) {
  const given = consents.map((consent) => ({
    ...consent,
    text_sha256: `\\x${consent.text_sha256.toString('hex')}`,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    AS given (field text, text_version text, text_sha256 bytea, locale text)`
}

export function listConsents({ db }: Database, applicationId: string) {
  return db
    .selectFrom('consent')
    .select(['field', 'text_version', 'text_sha256', 'locale', 'given_at'])
    .where('application_id', '=', applicationId)
    .orderBy('given_at')
    .execute()
}
