import type { Locale } from '../domain/locales.ts'
import type { Store } from './open-store.ts'

type Database = Pick<Store, 'db'>

/** To which words somebody said yes, and in which language they read them. */
export type Consent = { field: string; text_version: string; text_sha256: Buffer; locale: Locale }

/** In the transaction that keeps the answers; a consent that stands already, to the same words, is not repeated. */
export async function keepConsents(
  { db }: Database,
  applicationId: string,
  consents: readonly Consent[],
): Promise<void> {
  const kept = await listConsents({ db }, applicationId)
  const lastOf = (field: string) => kept.findLast((consent) => consent.field === field)
  const fresh = consents.filter(
    ({ field, text_sha256 }) => lastOf(field)?.text_sha256.equals(text_sha256) !== true,
  )
  if (fresh.length === 0) return
  const rows = fresh.map((consent) => ({ application_id: applicationId, ...consent }))
  await db.insertInto('consent').values(rows).execute()
}

/** The oldest first. */
export function listConsents({ db }: Database, applicationId: string) {
  return db
    .selectFrom('consent')
    .select(['field', 'text_version', 'text_sha256', 'locale', 'given_at'])
    .where('application_id', '=', applicationId)
    .orderBy('given_at')
    .execute()
}
