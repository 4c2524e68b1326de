import { type RawBuilder, sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { SubjectKind } from '../../domain/staff/region-subject.ts'
import type { Database } from '../database.ts'

/** The kind and country of a subject: an application's own; for all about a match, those of the hospital. */
export type Belonging = { kind: ApplicationKind; country: string | null }

/** The belongings of the ids that exist and belong to an application. */
export async function findBelongings(
  { db }: Database,
  kind: SubjectKind,
  ids: readonly string[],
): Promise<Belonging[]> {
  const { rows } = await sql<Belonging>`
    SELECT whose.kind, whose.country FROM ${owners[kind]([...ids])}`.execute(db)
  return rows
}

const owners: Readonly<Record<SubjectKind, (ids: string[]) => RawBuilder<unknown>>> = {
  /** An application is also found by the id of a duplicate that was merged into it. */
  application: (ids) => sql`application AS whose WHERE whose.id = ANY(${ids}::uuid[])
    OR whose.id IN (SELECT application_id FROM merged_application WHERE merged_application.id = ANY(${ids}::uuid[]))`,
  match: (ids) => sql`match JOIN application AS whose ON whose.id = match.hospital_id
    WHERE match.id = ANY(${ids}::uuid[])`,
  file: (ids) => sql`upload JOIN application AS whose ON whose.id = upload.application_id
    WHERE upload.id = ANY(${ids}::uuid[])`,
  mail: (ids) => sql`mail LEFT JOIN match ON match.id = mail.about_match_id
    LEFT JOIN draft ON draft.id = mail.draft_id
    JOIN LATERAL (
      SELECT kind, country FROM application WHERE id = coalesce(match.hospital_id, mail.application_id)
      UNION ALL SELECT 'hospital', coalesce(draft.answers ->> 'country', draft.answers ->> 'country_origin')
      WHERE draft.id IS NOT NULL) AS whose ON true
    WHERE mail.id = ANY(${ids}::uuid[])`,
  moves: (ids) => sql`move JOIN application AS whose ON whose.id = move.application_id
    WHERE move.batch_id = ANY(${ids}::uuid[])`,
}
