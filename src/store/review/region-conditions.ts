import { type RawBuilder, sql } from 'kysely'
import { countriesOutside, type Regional } from '../../domain/staff/regions.ts'

type Condition = RawBuilder<boolean> | undefined

/** SQL: the application under this alias is in their regions, or in none; undefined without a limit. */
export function ofRegions(staff: Regional, alias = 'application'): Condition {
  const outside = countriesOutside(staff)
  if (outside.length === 0) return undefined
  return sql<boolean>`(${sql.ref(`${alias}.country`)} = ANY(${outside}::text[])) IS NOT TRUE`
}

/** SQL: the same, or an expert: matching needs those of all regions. */
export function readableBy(staff: Regional, alias = 'application'): Condition {
  const own = ofRegions(staff, alias)
  return own && sql<boolean>`(${sql.ref(`${alias}.kind`)} = 'expert' OR ${own})`
}

/** SQL: the country among the answers of this draft so far is theirs, or there is none yet. */
export function draftsOf(staff: Regional): Condition {
  const outside = countriesOutside(staff)
  if (outside.length === 0) return undefined
  return sql<boolean>`(coalesce(draft.answers ->> 'country', draft.answers ->> 'country_origin')
    = ANY(${outside}::text[])) IS NOT TRUE`
}

/** SQL: a mail about a match belongs to its hospital's region, others to their applicant's or draft's, or to all. */
export function mailsOf(staff: Regional, reach: 'read' | 'act'): Condition {
  const hospital = ofRegions(staff, 'hospital')
  const applicant = reach === 'read' ? readableBy(staff, 'applicant') : ofRegions(staff, 'applicant')
  const draft = draftsOf(staff)
  if (!hospital || !applicant || !draft) return undefined
  return sql<boolean>`CASE WHEN mail.about_match_id IS NULL
    THEN (mail.application_id IS NULL OR EXISTS (
      SELECT FROM application AS applicant WHERE applicant.id = mail.application_id AND ${applicant}))
      AND NOT EXISTS (SELECT FROM draft WHERE draft.id = mail.draft_id AND NOT ${draft})
    ELSE EXISTS (SELECT FROM match JOIN application AS hospital ON hospital.id = match.hospital_id
      WHERE match.id = mail.about_match_id AND ${hospital}) END`
}

/** SQL: the match in this column belongs to a hospital of their regions, or there is none. */
export function matchInside(staff: Regional, column: string): Condition {
  const hospital = ofRegions(staff, 'owner')
  if (!hospital) return undefined
  return sql<boolean>`NOT EXISTS (SELECT FROM match AS whose JOIN application AS owner ON owner.id = whose.hospital_id
    WHERE whose.id = ${sql.ref(column)} AND NOT ${hospital})`
}
