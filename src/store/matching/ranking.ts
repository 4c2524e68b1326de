import { type Expression, type RawBuilder, sql } from 'kysely'
import { countries } from '../../domain/lists/countries.ts'
import { neighboursOf, regionOf } from '../../domain/matching/borders.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { gone } from '../../domain/matching/gate.ts'
import { asksForVisit, type Need } from '../../domain/matching/need.ts'
import { type Criterion, criteria, scale, type Weights } from '../../domain/matching/scale.ts'
import { factorOf, unit } from '../../domain/matching/score.ts'
import { AT_HOME } from '../../domain/matching/specialty-fields.ts'
import type { Database } from '../database.ts'
import { where as allOf } from '../review/application-conditions.ts'
import { matches } from '../review/search.ts'
import { bestLanguage, isOpen, isWorkingLanguage, workload } from './open-gates.ts'

type Part = RawBuilder<number>

export type Ranked = { id: string; score: number; confidence: number; recentOffers: number; updatedAt: Date }

type Ranking = {
  filter?: ExpertFilter | undefined
  weights?: Weights
  /** Experts without a closed gate, or only those with one. */
  gates?: 'open' | 'closed'
  /** Overrides the percentage of `shareToSample`. */
  sampled?: number
}

/** The best active experts, scored as in domain/matching/score.ts (a test compares the two). */
export async function rankExperts(
  { db }: Database,
  need: Need,
  count: number,
  { filter: { confidence, ...filter } = {}, weights = scale.maximum, gates = 'open', sampled }: Ranking = {},
): Promise<Ranked[]> {
  const step = stepOf(weights)
  const points = weighed(need, { weights, step }, 'points')
  const maximum = weighed(need, { weights, step }, 'maximum')
  const whole = unit / step
  const sure = sql`(2 * maximum + ${sql.lit(whole)}) / ${sql.lit(2 * whole)}`
  const ranked = (profiles: RawBuilder<unknown>, isGoodEnough = sql`TRUE`) => sql<Ranked>`
    SELECT expert_id AS id, coalesce((200 * points + maximum) / (2 * nullif(maximum, 0)), 0) AS score,
      ${sure} AS confidence, offers AS "recentOffers", updated_at AS "updatedAt"
    FROM (
      SELECT match_profile.expert_id, updated_at, coalesce(offers, 0) AS offers, ${points} AS points,
        ${maximum} AS maximum
      FROM ${profiles} LEFT JOIN (${workload}) AS workload ON workload.expert_id = match_profile.expert_id
      WHERE ${isGoodEnough} AND ${gates === 'open' ? isOpen(need) : sql`NOT (${isOpen(need)})`}
        AND ${isAskedFor(filter)}
    ) AS weighed
    ${confidence ? sql`WHERE ${sure} >= ${confidence}` : sql``}
    ORDER BY score DESC, offers, updated_at DESC, id
    LIMIT ${count}`
  const share = sampled ?? (await shareToSample(db))
  if (share === undefined) return (await ranked(sql`match_profile`).execute(db)).rows
  // Reaching `least` allows this loss at most, even if every criterion could be judged.
  const most = criteria.reduce((sum, criterion) => sum + weights[criterion], 0) * whole
  const losses = sum(lossesOf(need, { weights, step }))
  const { rows } = await sql<Ranked>`
    WITH sample AS (${ranked(sql`match_profile TABLESAMPLE SYSTEM (${share})`)}),
      bar AS (SELECT CASE WHEN count(*) = ${count} THEN min(score) ELSE 0 END AS least FROM sample)
    ${ranked(sql`match_profile`, sql`200 * (${losses}) <= (201 - 2 * (SELECT least FROM bar)) * ${sql.lit(most)}`)}`.execute(
    db,
  )
  return rows
}

const largeRegistry = 50_000
const sampleSize = 10_000

/**
 * The percentage of profiles that a ranking samples first in a large registry. The lowest score among the best of the
 * sample is a lower bound for the result, so profiles that cannot reach it need no full score. Undefined in a small
 * registry, where scoring all profiles is quick.
 */
async function shareToSample(db: Database['db']): Promise<number | undefined> {
  const { rows } = await sql<{ profiles: number }>`
    SELECT reltuples AS profiles FROM pg_class WHERE oid = 'match_profile'::regclass`.execute(db)
  const profiles = rows[0]?.profiles ?? 0
  return profiles < largeRegistry ? undefined : (100 * sampleSize) / profiles
}

export async function countExperts({ db }: Database, need: Need) {
  const { rows } = await sql<{ active: number; compared: number }>`
    WITH workload AS (${workload})
    SELECT count(*)::int AS active, count(*) FILTER (WHERE ${isOpen(need)})::int AS compared
    FROM match_profile LEFT JOIN workload ON workload.expert_id = match_profile.expert_id`.execute(db)
  return rows[0] ?? { active: 0, compared: 0 }
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

/** SQL condition of the filter on match profiles. */
function isAskedFor(filter: Omit<ExpertFilter, 'confidence'>): RawBuilder<boolean> {
  const { search, country, region, language, availability, specialty } = filter
  return sql`${allOf([
    sql`TRUE`,
    search && sql`match_profile.expert_id IN (SELECT id FROM (${named(search)}) AS named)`,
    country && sql`country = ${country}`,
    region && sql`country = ANY(${within(region)}::text[])`,
    language && isWorkingLanguage(bestLanguage([language])),
    availability && sql`availability = ${availability}`,
    specialty && sql`${specialty}::smallint = ANY(specialties)`,
  ])}`
}

/** Experts that match the search words, without declined and withdrawn ones. */
function named(search: string): RawBuilder<{ id: string; name_key: string }> {
  return sql`
    SELECT id, name_key FROM application
    WHERE kind = 'expert' AND status <> ALL(${[...gone]}::text[]) AND ${matches(search)}`
}

const within = (region: number) =>
  countries.filter((country) => country.region === region).map(({ code }) => code)

type Weighed = { points: Part; maximum: Part }

/** Divides all factors: the usual ones become 1, which spares the database a multiplication for each criterion. */
function stepOf(weights: Weights): number {
  const divide = (one: number, other: number): number => (other === 0 ? one : divide(other, one % other))
  return criteria.map((criterion) => factorOf(criterion, weights)).reduce(divide, unit)
}

/** The sum over all criteria, in steps of a sixtieth of a point. */
function weighed(need: Need, { weights, step }: { weights: Weights; step: number }, part: keyof Weighed) {
  const parts: Record<Criterion, Weighed> = {
    fields: fields(need),
    languages: languages(need),
    region: region(need),
    method: method(need),
    time: time(need),
    experience,
  }
  return sum(
    criteria
      .filter((criterion) => weights[criterion] > 0)
      .map((criterion) => times(factorOf(criterion, weights) / step, parts[criterion][part])),
  )
}

/** What an expert loses in each of the three criteria that weigh most. */
function lossesOf(need: Need, { weights, step }: { weights: Weights; step: number }): Expression<unknown>[] {
  const parts = { fields: fields(need), languages: languages(need), region: region(need) }
  return Object.entries(parts).map(([criterion, { points, maximum }]) =>
    times(factorOf(criterion as Criterion, weights) / step, sql<number>`(${maximum}) - (${points})`),
  )
}

const times = (factor: number, part: Part) => (factor === 1 ? part : sql`${sql.lit(factor)} * (${part})`)

const sum = (parts: readonly Expression<unknown>[]) => sql.join([...parts], sql` + `)

const nothing = sql<number>`0`
const unstated: Weighed = { points: nothing, maximum: nothing }

function where(isStated: RawBuilder<unknown>, points: Part, maximum: number): Weighed {
  return {
    points: sql`CASE WHEN ${isStated} THEN ${points} ELSE 0 END`,
    maximum: sql`CASE WHEN ${isStated} THEN ${sql.lit(maximum)} ELSE 0 END`,
  }
}

function fields({ fields: asked }: Need): Weighed {
  if (asked.length === 0) return unstated
  const { fields: maximum } = scale.maximum
  const strength = sum(asked.map((id) => sql.ref(`field_${id}`)))
  const points = sql<number>`${sql.lit(maximum)} * (${strength}) / ${sql.lit(AT_HOME * asked.length)}`
  return where(sql`states_specialties`, points, maximum)
}

function languages({ languages: asked }: Need): Weighed {
  if (asked.length === 0) return unstated
  return where(sql`states_languages`, bestLanguage(asked), scale.maximum.languages)
}

function region({ country }: Need): Weighed {
  const around = country && regionOf(country)
  if (!country || !around) return unstated
  const neighbours = sql`${[...neighboursOf(country)]}::text[]`
  const points = sql<number>`
    CASE WHEN ${country} = ANY(countries) THEN ${sql.lit(scale.region.country)}
      WHEN countries && ${neighbours} THEN ${sql.lit(scale.region.neighbour)}
      ELSE ${sql.ref(`region_${around}`)} END`
  return where(sql`states_places`, points, scale.maximum.region)
}

function method(need: Need): Weighed {
  if (!need.method) return unstated
  const { method: maximum } = scale.maximum
  const online = need.method === 'onlineWithVisit' ? scale.onlinePart : 0
  const points = asksForVisit(need)
    ? sql<number>`CASE availability WHEN 'onsite' THEN ${sql.lit(maximum)} ELSE ${sql.lit(online)} END`
    : sql<number>`${sql.lit(maximum)}`
  return where(sql`availability IS NOT NULL`, points, maximum)
}

function time({ months: asked }: Need): Weighed {
  const { each } = scale.time
  const hours = where(sql`weekly_points IS NOT NULL`, sql`weekly_points`, each)
  if (asked === undefined) return hours
  const points = sql<number>`
    greatest(1, ${sql.lit(each)} * least(months, ${sql.lit(asked)}) / ${sql.lit(asked)})`
  const months = where(sql`months IS NOT NULL`, points, each)
  return {
    points: sql`${months.points} + ${hours.points}`,
    maximum: sql`${months.maximum} + ${hours.maximum}`,
  }
}

const experience: Weighed = { points: sql`experience_points`, maximum: sql`experience_maximum` }
