import { type RawBuilder, sql } from 'kysely'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import type { Need } from '../../domain/matching/need.ts'
import type { Weights } from '../../domain/matching/scale.ts'
import { isAskedOfGroup } from './expert-conditions.ts'
import { mayBeOpen } from './open-gates.ts'
import { scoreOf, upperBounds, weigher } from './score-parts.ts'

/** Limits on what a ranking reads of the groups. */
export type Limits = {
  /** Experts of the best groups whose bounds are computed first. */
  bounded: number
  /** The best of these, whose scores set the bar. */
  sampled: number
  /** With more contenders, scanning all profiles is quicker. */
  contenders: number
}

type Asked = {
  need: Need
  weights: Weights
  filter: ExpertFilter
  gates: 'open' | 'closed'
  limits: Limits
}

const ofGroup = ['fields', 'languages', 'method'] as const
const ofProfile = ['region', 'time', 'experience'] as const

/**
 * SQL for a WITH clause of a ranking by groups. `sample`: experts who are likely to be among the best; their scores set
 * a bar. `contender`: those who can reach the bar, one more than the limit at most. Both read only the index on groups:
 * an expert's bound is never below their score.
 */
export function contendersBy({ need, weights, filter, gates, limits }: Asked, least: RawBuilder<number>) {
  const bounds = upperBounds(need)
  const { total, most, factor, whole } = weigher(weights)
  const rest = sql.lit(most(ofProfile))
  const open = gates === 'open' ? mayBeOpen(need) : sql`NOT (${mayBeOpen(need)})`
  const { confidence } = filter
  const bounded = (groups: RawBuilder<unknown>, isNear = sql`TRUE`) => sql`
    SELECT expert_id, ${scoreOf(sql`points`, sql`maximum`)} AS bound
    FROM (
      SELECT expert_id, points + ${total(bounds, 'points', ofProfile)} AS points,
        maximum + ${total(bounds, 'maximum', ofProfile)} AS maximum
      FROM (${groups}) AS judged
        -- OFFSET 0 keeps the planner from joining whole tables.
        CROSS JOIN LATERAL (
          SELECT ${indexed} FROM match_profile WHERE group_id = judged.id AND ${isNear} OFFSET 0) AS profile
    ) AS weighed
    ${confidence ? sql`WHERE ${confidenceOf(sql`maximum`, whole)} >= ${confidence}` : sql``}`
  const groups = sql`
    SELECT id, points, maximum,
      ${scoreOf(sql`points + ${rest}`, sql`maximum + ${rest}`)} AS bound
    FROM (
      SELECT id, ${total(bounds, 'points', ofGroup)} AS points, ${total(bounds, 'maximum', ofGroup)} AS maximum
      FROM match_group WHERE ${open} AND ${isAskedOfGroup(filter)}
    ) AS weighed`
  const sample = sql`
    SELECT expert_id
    FROM (
      ${bounded(sql`SELECT * FROM judged_group ORDER BY bound DESC`)} LIMIT ${limits.bounded}
    ) AS bounded
    ORDER BY bound DESC LIMIT ${limits.sampled}`
  // Reaching a score allows a loss of (201 - 2 * score) / 200 of the maximum; the group has lost a part of it.
  const experience = factor('experience')
  const isNear =
    experience > 0
      ? sql`experience_maximum - experience_points <= (
          (201 - 2 * ${least}) * (judged.maximum + ${rest}) - 200 * (judged.maximum - judged.points)
        ) / ${sql.lit(200 * experience)}`
      : sql`TRUE`
  const contenders = sql`
    SELECT expert_id
    FROM (${bounded(sql`SELECT * FROM judged_group WHERE bound >= ${least}`, isNear)}) AS bounded
    WHERE bound >= ${least} LIMIT ${limits.contenders + 1}`
  return { groups, sample, contenders }
}

/** SQL: how much could be judged, of 100; rounded as in domain/matching/score.ts. */
export const confidenceOf = (maximum: RawBuilder<number>, whole: number): RawBuilder<number> =>
  sql`(2 * ${maximum} + ${sql.lit(whole)}) / ${sql.lit(2 * whole)}`

/** The columns of the index on groups; any other would make each bound read the profile. */
const indexed = sql.join(
  [
    ...['expert_id', 'places', 'states_places', 'months', 'weekly_points'],
    ...['experience_points', 'experience_maximum'],
    ...[1, 2, 3, 4, 5, 6].map((region) => `region_${region}`),
  ].map((column) => sql.ref(column)),
)
