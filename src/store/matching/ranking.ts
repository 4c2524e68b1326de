import { type Expression, type RawBuilder, sql } from 'kysely'
import { countries } from '../../domain/lists/countries.ts'
import { neighboursOf, regionOf } from '../../domain/matching/borders.ts'
import type { ExpertFilter } from '../../domain/matching/expert-filter.ts'
import { gone } from '../../domain/matching/gate.ts'
import { asksForVisit, type Need } from '../../domain/matching/need.ts'
import { scale } from '../../domain/matching/scale.ts'
import type { Database } from '../database.ts'
import { where as allOf } from '../review/application-conditions.ts'
import { matches } from '../review/search.ts'
import { bestLanguage, isOpen, isWorkingLanguage, workload } from './open-gates.ts'

type Part = RawBuilder<number>

export type Ranked = { id: string; score: number; confidence: number; recentOffers: number; updatedAt: Date }

/** The best active experts without a closed gate, scored as in domain/matching/score.ts (a test compares the two). */
export async function rankExperts(
  { db }: Database,
  need: Need,
  count: number,
  { confidence, ...filter }: ExpertFilter = {},
): Promise<Ranked[]> {
  const parts = [fields(need), languages(need), region(need), method(need), time(need), experience]
  const points = sum(parts.map((part) => part.points))
  const maximum = sum(parts.map((part) => part.maximum))
  const { rows } = await sql<Ranked>`
    WITH workload AS (${workload})
    SELECT expert_id AS id, coalesce((200 * points + maximum) / (2 * nullif(maximum, 0)), 0) AS score,
      maximum AS confidence, offers AS "recentOffers", updated_at AS "updatedAt"
    FROM (
      SELECT match_profile.expert_id, updated_at, coalesce(offers, 0) AS offers, ${points} AS points,
        ${maximum} AS maximum
      FROM match_profile LEFT JOIN workload ON workload.expert_id = match_profile.expert_id
      WHERE ${isOpen(need)} AND ${isAskedFor(filter)}
    ) AS weighed
    ${confidence ? sql`WHERE maximum >= ${confidence}` : sql``}
    ORDER BY score DESC, offers, updated_at DESC, id
    LIMIT ${count}`.execute(db)
  return rows
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
  const points = sql<number>`${sql.lit(maximum)} * (${strength}) / ${sql.lit(3 * asked.length)}`
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
  if (asked === undefined) return unstated
  const { time: maximum } = scale.maximum
  const points = sql<number>`${sql.lit(maximum)} * least(months, ${sql.lit(asked)}) / ${sql.lit(asked)}`
  return where(sql`months IS NOT NULL`, points, maximum)
}

const experience: Weighed = { points: sql`experience_points`, maximum: sql`experience_maximum` }
