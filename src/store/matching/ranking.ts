import { type RawBuilder, sql } from 'kysely'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import type { Need } from '../../domain/matching/need.ts'
import { scale, type Weights } from '../../domain/matching/scale.ts'
import type { Database } from '../database.ts'
import { confidenceOf, contendersBy, type Limits } from './contenders.ts'
import { isAskedFor, named } from './expert-conditions.ts'
import { isOpen, workload } from './open-gates.ts'
import { exactParts, scoreOf, weigher } from './score-parts.ts'

export type Ranked = { id: string; score: number; confidence: number; recentOffers: number; updatedAt: Date }

type Scoring = {
  filter: ExpertFilter
  weights: Weights
  /** Experts without a closed gate, or only those with one. */
  gates: 'open' | 'closed'
}

type Ranking = Partial<Omit<Scoring, 'filter'>> & {
  filter?: ExpertFilter | undefined
  /** Ranks by groups with these limits, however few the experts. */
  limits?: Limits
}

/** The best active experts, scored as in domain/matching/score.ts (a test compares the two). */
export async function rankExperts(
  database: Database,
  need: Need,
  count: number,
  { filter = {}, weights = scale.maximum, gates = 'open', limits }: Ranking = {},
): Promise<Ranked[]> {
  const scoring = { filter, weights, gates }
  // Search words and a country leave few experts, who are scored without a bar.
  const areFew = filter.search || filter.country
  const inGroups = areFew ? undefined : (limits ?? (await limitsFor(database, count)))
  const ranking = inGroups
    ? rankedInGroups(need, count, scoring, inGroups)
    : best(scoredBy(need, scoring)(sql`match_profile`), count)
  return (await ranking.execute(database.db)).rows
}

const best = (scored: RawBuilder<unknown>, count: number) => sql<Ranked>`
  SELECT * FROM (${scored}) AS scored
  ORDER BY score DESC, "recentOffers", "updatedAt" DESC, id LIMIT ${count}`

/** SQL: the same result, but only experts who can be among the best are scored. */
function rankedInGroups(need: Need, count: number, scoring: Scoring, limits: Limits): RawBuilder<Ranked> {
  const scored = scoredBy(need, scoring)
  const bar = sql<number>`(SELECT least FROM bar)`
  const { groups, sample, contenders } = contendersBy({ need, limits, ...scoring }, bar)
  const sampled = sql`
    judged_group AS MATERIALIZED (${groups}),
    sample AS (${best(scored(profilesOf(sample)), count)}),
    bar AS MATERIALIZED (
      SELECT CASE WHEN count(*) = ${count} THEN min(score) ELSE 0 END AS least FROM sample)`
  const scanned = (isNeeded = sql`TRUE`) =>
    scored(sql`match_profile`, sql`${isNeeded} AND ${canReach(need, scoring.weights, bar)}`)
  // Experts of a group with open gates may have another gate closed, so all groups would have contenders.
  if (scoring.gates === 'closed') return sql`WITH ${sampled} ${best(scanned(), count)}`

  // PostgreSQL evaluates this before either part of the union starts, so the other part costs nothing.
  const areFew = sql`(SELECT count(*) <= ${limits.contenders} FROM contender)`
  const either = sql`
    ${scored(profilesOf(sql`TABLE contender`), areFew)} UNION ALL ${scanned(sql`NOT ${areFew}`)}`
  return sql`WITH ${sampled}, contender AS MATERIALIZED (${contenders}) ${best(either, count)}`
}

/** SQL: rows of experts with their score, from a table of match profiles. */
function scoredBy(need: Need, { filter: { confidence, ...filter }, weights, gates }: Scoring) {
  const { total, whole } = weigher(weights)
  const parts = exactParts(need)
  const sure = confidenceOf(sql`maximum`, whole)
  return (profiles: RawBuilder<unknown>, isGoodEnough = sql`TRUE`) => sql<Ranked>`
    SELECT expert_id AS id, ${scoreOf(sql`points`, sql`maximum`)} AS score, ${sure} AS confidence,
      offers AS "recentOffers", updated_at AS "updatedAt"
    FROM (
      SELECT match_profile.expert_id, updated_at, coalesce(offers, 0) AS offers, ${total(parts, 'points')} AS points,
        ${total(parts, 'maximum')} AS maximum
      FROM ${profiles} LEFT JOIN (${workload}) AS workload ON workload.expert_id = match_profile.expert_id
      WHERE ${isGoodEnough} AND ${gates === 'open' ? isOpen(need) : sql`NOT (${isOpen(need)})`}
        AND ${isAskedFor(filter)}
    ) AS weighed
    ${confidence ? sql`WHERE ${sure} >= ${confidence}` : sql``}`
}

/** OFFSET 0 keeps the planner from scanning all profiles for the few. */
const profilesOf = (experts: RawBuilder<unknown>) => sql`(${experts}) AS chosen CROSS JOIN LATERAL (
  SELECT * FROM match_profile WHERE expert_id = chosen.expert_id OFFSET 0) AS match_profile`

/** SQL: a cheap condition that holds for every expert with this score or a higher one. */
function canReach(need: Need, weights: Weights, least: RawBuilder<number>): RawBuilder<boolean> {
  const { total, most } = weigher(weights)
  const parts = exactParts(need)
  const heaviest = ['fields', 'languages', 'region'] as const
  const loss = sql`(${total(parts, 'maximum', heaviest)}) - (${total(parts, 'points', heaviest)})`
  // Reaching the score allows this loss at most, even if every criterion could be judged.
  return sql`200 * (${loss}) <= (201 - 2 * ${least}) * ${sql.lit(most())}`
}

const largeRegistry = 50_000

/** The limits of a ranking by groups; undefined in a small registry, where scoring all profiles is quick. */
async function limitsFor({ db }: Database, count: number): Promise<Limits | undefined> {
  const { rows } = await sql<{ profiles: number }>`
    SELECT reltuples AS profiles FROM pg_class WHERE oid = 'match_profile'::regclass`.execute(db)
  const profiles = rows[0]?.profiles ?? 0
  if (profiles < largeRegistry) return undefined
  return {
    bounded: Math.max(2_000, Math.round(profiles / 75)),
    sampled: 6 * count + 100,
    contenders: 5_000 + 10 * count,
  }
}

/** Experts who match the search words and have a closed gate, by name. */
export async function findKeptOut({ db }: Database, need: Need, search: string, count: number) {
  const { rows } = await sql<{ id: string }>`
    WITH workload AS (${workload}), named AS (${named(search)})
    SELECT id FROM named
    LEFT JOIN match_profile ON match_profile.expert_id = id
    LEFT JOIN workload ON workload.expert_id = id
    WHERE match_profile.expert_id IS NULL OR NOT (${isOpen(need)})
    ORDER BY name_key, id LIMIT ${count}`.execute(db)
  return rows.map(({ id }) => id)
}
