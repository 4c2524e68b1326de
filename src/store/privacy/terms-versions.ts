import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { PageText } from '../../domain/content/pages/page-text.ts'
import type { Database } from '../database.ts'

/** Call with the content lock. Words that are in force already make no new version; null stands for the delivered ones. */
export async function addTermsVersion({ db }: Database, kind: ApplicationKind, words: PageText | null) {
  const given = words && JSON.stringify(words)
  await sql`
    INSERT INTO terms_version (kind, version, words)
    SELECT ${kind}, coalesce(max(version), 0) + 1, ${given}::jsonb FROM terms_version WHERE kind = ${kind}
    HAVING ${given}::jsonb IS DISTINCT FROM (
      SELECT words FROM terms_version WHERE kind = ${kind} ORDER BY version DESC LIMIT 1
    )`.execute(db)
}

/** The terms in force, if they are newer than those that the applicant agreed to last. */
export async function findNewerTerms({ db }: Database, id: string, kind: ApplicationKind) {
  const agreed = sql<number>`(
    SELECT coalesce(max(terms_version), 0) FROM consent WHERE application_id = ${id})`
  return db
    .selectFrom('terms_version')
    .select(['version', 'in_force_since'])
    .where('kind', '=', kind)
    .where('version', '>', agreed)
    .orderBy('version', 'desc')
    .executeTakeFirst()
}

/** The time since when the present terms are in force; undefined if only the delivered text ever was. */
export async function findTermsInForce({ db }: Database, kind: ApplicationKind) {
  return db
    .selectFrom('terms_version')
    .select('in_force_since')
    .where('kind', '=', kind)
    .orderBy('version', 'desc')
    .executeTakeFirst()
}
