import { type RawBuilder, sql } from 'kysely'
import { neighboursOf, regionOf } from '../../domain/matching/borders.ts'
import { plainInstitution } from '../../domain/matching/gates.ts'
import type { Language } from '../../domain/matching/language.ts'
import { asksForVisit, type Need } from '../../domain/matching/need.ts'
import { scale } from '../../domain/matching/scale.ts'
import { capacity, engaged, recentDays } from '../../domain/matching/workload.ts'
import type { Store } from '../open-store.ts'

type Part = RawBuilder<number>

export type Ranked = { id: string; score: number; confidence: number; recentOffers: number; updatedAt: Date }

/**
 * The best of all active experts for whom no gate is closed, scored and ordered as domain/matching/score.ts would: a
 * test holds both against each other.
 */
export async function rankExperts({ db }: Pick<Store, 'db'>, need: Need, count: number): Promise<Ranked[]> {
  const parts = [fields(need), languages(need), region(need), method(need), time(need), experience]
  const points = sql.join(
    parts.map((part) => part.points),
    sql` + `,
  )
  const maximum = sql.join(
    parts.map((part) => part.maximum),
    sql` + `,
  )
  const { rows } = await sql<Ranked>`
    WITH workload AS (
      SELECT expert_id, count(*) FILTER (WHERE ${isRecentOffer})::int AS offers,
        count(*) FILTER (WHERE status = ANY(${[...engaged]}::text[])) AS engagements
      FROM match WHERE ${isRecentOffer} OR status = ANY(${[...engaged]}::text[])
      GROUP BY expert_id
    )
    SELECT expert_id AS id, coalesce((200 * points + maximum) / (2 * nullif(maximum, 0)), 0) AS score,
      maximum AS confidence, offers AS "recentOffers", updated_at AS "updatedAt"
    FROM (
      SELECT match_profile.expert_id, updated_at, coalesce(offers, 0) AS offers, ${points} AS points,
        ${maximum} AS maximum
      FROM match_profile LEFT JOIN workload ON workload.expert_id = match_profile.expert_id
      WHERE is_consented AND coalesce(engagements, 0) < ${capacity} AND ${gates(need)}
    ) AS weighed
    ORDER BY score DESC, offers, updated_at DESC, id
    LIMIT ${count}`.execute(db)
  return rows
}

const isRecentOffer = sql`status <> 'suggested' AND suggested_at > now() - ${sql.lit(recentDays)} * interval '1 day'`

type Weighed = { points: Part; maximum: Part }

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
  const sum = sql.join(
    asked.map((id) => sql.ref(`field_${id}`)),
    sql` + `,
  )
  const points = sql<number>`${sql.lit(maximum)} * (${sum}) / ${sql.lit(3 * asked.length)}`
  return where(sql`states_specialties`, points, maximum)
}

function languages({ languages: asked }: Need): Weighed {
  if (asked.length === 0) return unstated
  return where(sql`states_languages`, bestLanguage(asked), scale.maximum.languages)
}

function bestLanguage(asked: readonly Language[]): Part {
  const points = asked.map((language) =>
    typeof language === 'number'
      ? sql.ref(`language_${language}`)
      : sql`coalesce((other_languages -> ${language}::text)::int, 0)`,
  )
  return sql`greatest(${sql.join(points)})`
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

function gates(need: Need): RawBuilder<boolean> {
  const open = [
    ...(asksForVisit(need) ? [sql`availability IS DISTINCT FROM 'online'`] : []),
    ...(need.languages.length > 0
      ? [sql`${bestLanguage(need.languages)} >= ${sql.lit(scale.languages.Intermediate)}`]
      : []),
    sql`(institution = '' OR institution <> ${plainInstitution(need.institution)})`,
  ]
  return sql`${sql.join(open, sql` AND `)}`
}
