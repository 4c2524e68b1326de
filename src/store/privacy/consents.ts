import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { MergePair } from '../../domain/review/duplicates.ts'
import type { Database } from '../database.ts'

export type Consent = {
  field: string
  text_version: string
  text_sha256: Buffer
  locale: Locale
  /** The kind of application whose terms it accepts. */
  terms?: ApplicationKind
}

/** Call in the transaction that stores the answers; a consent to the same text and terms is not repeated. */
export async function saveConsents({ db }: Database, applicationId: string, consents: readonly Consent[]) {
  if (consents.length === 0) return
  await sql`
    INSERT INTO consent (application_id, field, text_version, text_sha256, locale, terms_version)
    SELECT ${applicationId}::uuid, field, text_version, text_sha256, locale, ${termsVersion}
    FROM ${rowsOf(consents)}
    WHERE NOT EXISTS (
      SELECT FROM (
        SELECT kept.text_sha256, kept.terms_version FROM consent AS kept
        WHERE kept.application_id = ${applicationId} AND kept.field = given.field
        ORDER BY given_at DESC LIMIT 1
      ) AS last
      WHERE last.text_sha256 = given.text_sha256
        AND coalesce(last.terms_version, 0) = coalesce(${termsVersion}, 0)
    )`.execute(db)
}

/** Part of the statement that stores applications. */
export const consentsOfKept = (consents: readonly (Consent & { of: string })[]) => sql`
  INSERT INTO consent (application_id, field, text_version, text_sha256, locale, terms_version)
  SELECT kept.id, field, text_version, text_sha256, locale, ${termsVersion}
  FROM ${rowsOf(consents)} JOIN kept ON kept.id = given.of`

/** When an application is merged into another. */
export async function moveConsents({ db }: Database, { stays, goes }: MergePair): Promise<void> {
  await db.updateTable('consent').set({ application_id: stays }).where('application_id', '=', goes).execute()
}

/** The version of the terms in force, for consents to terms. */
const termsVersion = sql`CASE WHEN given.terms IS NOT NULL THEN
  coalesce((SELECT max(version) FROM terms_version WHERE kind = given.terms), 0) END`

/** The consents as rows of a table `given`. */
function rowsOf(consents: readonly Consent[]) {
  const given = consents.map((consent) => ({
    ...consent,
    text_sha256: `\\x${consent.text_sha256.toString('hex')}`,
  }))
  return sql`jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
    AS given (field text, text_version text, text_sha256 bytea, locale text, terms text, of uuid)`
}

export function listConsents({ db }: Database, applicationId: string) {
  return db
    .selectFrom('consent')
    .select(['field', 'text_version', 'text_sha256', 'locale', 'terms_version', 'given_at'])
    .where('application_id', '=', applicationId)
    .orderBy('given_at')
    .execute()
}
