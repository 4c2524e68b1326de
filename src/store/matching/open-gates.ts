import { type RawBuilder, sql } from 'kysely'
import { usualFacts } from '../../domain/brand.ts'
import { plainInstitution } from '../../domain/matching/gates.ts'
import type { Language } from '../../domain/matching/language.ts'
import { asksForVisit, type Need } from '../../domain/matching/need.ts'
import { scale } from '../../domain/matching/scale.ts'
import { engaged, recentDays } from '../../domain/matching/workload.ts'
import type { Database } from '../database.ts'

/** A suggestion that was dropped unsent does not count as an offer. */
const isOffer = sql`(status NOT IN ('suggested', 'lapsed') OR status = 'lapsed' AND (
  unasked_reason IS NOT NULL OR EXISTS (SELECT FROM match_invitation WHERE match_id = match.id)))`
const isRecentOffer = sql`${isOffer} AND suggested_at > now() - ${sql.lit(recentDays)} * interval '1 day'`
const isEngaged = sql`status = ANY(${[...engaged]}::text[])`

/** SQL: recent invitations and current requests by expert, to join with profiles. */
export const workload = sql`
  SELECT expert_id, count(*) FILTER (WHERE ${isRecentOffer})::int AS offers,
    count(*) FILTER (WHERE ${isEngaged})::int AS engagements
  FROM match WHERE ${isRecentOffer} OR ${isEngaged}
  GROUP BY expert_id`

/** Evaluated once for a whole ranking. */
const capacityNow = sql`coalesce((SELECT (facts ->> 'expert_capacity')::int FROM registry_facts),
  ${sql.lit(Number(usualFacts.expert_capacity))})`

/** SQL: whether all gates are open; the same rules as domain/matching/gates.ts. */
export function isOpen(need: Need): RawBuilder<boolean> {
  return sql`${isOpenByPoints(need, bestLanguage(need.languages))}
    AND coalesce(engagements, 0) < ${capacityNow}
    AND (institution = '' OR institution <> ${plainInstitution(need.institution)})`
}

/** SQL on the columns of a group: whether the gates may be open for its experts. */
export const mayBeOpen = (need: Need): RawBuilder<boolean> =>
  isOpenByPoints(need, languageBound(need.languages))

/** Active experts, and those of them without a closed gate. Counts groups, since reading a million profiles takes 0.4 s. */
export async function countExperts({ db }: Database, need: Need) {
  const { rows } = await sql<{ active: number; compared: number }>`
    WITH workload AS (${workload}),
      judged AS (SELECT id, ${mayBeOpen(need)} AS may_be_open FROM match_group),
      member AS (SELECT group_id, count(*) AS experts FROM match_profile GROUP BY group_id),
      apart AS (
        SELECT count(*) AS experts
        FROM (${unlikeTheirGroup(need)}) AS unlike
          JOIN match_profile ON match_profile.expert_id = unlike.expert_id
          JOIN judged ON judged.id = group_id
          LEFT JOIN workload ON workload.expert_id = unlike.expert_id
        WHERE may_be_open AND NOT (${isOpen(need)}))
    SELECT coalesce(sum(experts), 0)::int AS active,
      (coalesce(sum(experts) FILTER (WHERE may_be_open), 0) - (SELECT experts FROM apart))::int AS compared
    FROM member JOIN judged ON judged.id = group_id`.execute(db)
  return rows[0] ?? { active: 0, compared: 0 }
}

/**
 * SQL, after a WITH clause that has `workload`: experts who may have a closed gate though it may be open for their group;
 * all others have the gates of their group.
 */
function unlikeTheirGroup({ institution, languages }: Need): RawBuilder<{ expert_id: string }> {
  const own = plainInstitution(institution)
  const asksBeyondList = languages.some((language) => typeof language !== 'number')
  const found = [
    sql`SELECT expert_id FROM workload WHERE engagements >= ${capacityNow}`,
    ...(own ? [sql`SELECT expert_id FROM match_profile WHERE institution = ${own}`] : []),
    ...(asksBeyondList
      ? [
          sql`SELECT expert_id FROM match_profile WHERE group_id IN (SELECT id FROM match_group WHERE names_languages)`,
        ]
      : []),
  ]
  return sql`${sql.join(found, sql` UNION `)}`
}

function isOpenByPoints(need: Need, language: RawBuilder<number>): RawBuilder<boolean> {
  const open = [
    sql`is_consented`,
    ...(asksForVisit(need) ? [sql`availability IS DISTINCT FROM 'online'`] : []),
    ...(need.languages.length > 0 ? [isWorkingLanguage(language)] : []),
  ]
  return sql`${sql.join(open, sql` AND `)}`
}

export function bestLanguage(asked: readonly Language[]): RawBuilder<number> {
  const points = asked.map((language) =>
    typeof language === 'number'
      ? sql.ref(`language_${language}`)
      : sql`coalesce((other_languages -> ${language}::text)::int, 0)`,
  )
  return sql`greatest(${sql.join(points)})`
}

/** The most that an expert of a group can have for the best language; a group has no points of those outside the list. */
export function languageBound(asked: readonly Language[]): RawBuilder<number> {
  const listed = asked.filter((language) => typeof language === 'number')
  const best = listed.length > 0 ? bestLanguage(listed) : sql<number>`0`
  if (listed.length === asked.length) return best
  return sql`CASE WHEN names_languages THEN ${sql.lit(scale.maximum.languages)} ELSE ${best} END`
}

export function isWorkingLanguage(points: RawBuilder<number>): RawBuilder<boolean> {
  return sql`${points} >= ${sql.lit(scale.languages.Intermediate)}`
}
