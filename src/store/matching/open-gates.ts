import { type RawBuilder, sql } from 'kysely'
import { plainInstitution } from '../../domain/matching/gates.ts'
import type { Language } from '../../domain/matching/language.ts'
import { asksForVisit, type Need } from '../../domain/matching/need.ts'
import { scale } from '../../domain/matching/scale.ts'
import { capacity, engaged, recentDays } from '../../domain/matching/workload.ts'

/** Whoever was taken off a shortlist before anybody heard of it was offered nothing. */
const isOffer = sql`(status NOT IN ('suggested', 'lapsed') OR status = 'lapsed' AND (
  unasked_reason IS NOT NULL OR EXISTS (SELECT FROM match_invitation WHERE match_id = match.id)))`
const isRecentOffer = sql`${isOffer} AND suggested_at > now() - ${sql.lit(recentDays)} * interval '1 day'`
const isEngaged = sql`status = ANY(${[...engaged]}::text[])`

/** Of everybody whom we have asked lately or who has work, how much; to be joined with their profiles. */
export const workload = sql`
  SELECT expert_id, count(*) FILTER (WHERE ${isRecentOffer})::int AS offers,
    count(*) FILTER (WHERE ${isEngaged})::int AS engagements
  FROM match WHERE ${isRecentOffer} OR ${isEngaged}
  GROUP BY expert_id`

/** Whether a profile, joined with its workload, has no gate closed: as domain/matching/gates.ts, but quickly. */
export function isOpen(need: Need): RawBuilder<boolean> {
  const open = [
    sql`is_consented AND coalesce(engagements, 0) < ${sql.lit(capacity)}`,
    ...(asksForVisit(need) ? [sql`availability IS DISTINCT FROM 'online'`] : []),
    ...(need.languages.length > 0 ? [isWorkingLanguage(bestLanguage(need.languages))] : []),
    sql`(institution = '' OR institution <> ${plainInstitution(need.institution)})`,
  ]
  return sql`${sql.join(open, sql` AND `)}`
}

/** The points of the best of them. */
export function bestLanguage(asked: readonly Language[]): RawBuilder<number> {
  const points = asked.map((language) =>
    typeof language === 'number'
      ? sql.ref(`language_${language}`)
      : sql`coalesce((other_languages -> ${language}::text)::int, 0)`,
  )
  return sql`greatest(${sql.join(points)})`
}

export function isWorkingLanguage(points: RawBuilder<number>): RawBuilder<boolean> {
  return sql`${points} >= ${sql.lit(scale.languages.Intermediate)}`
}
