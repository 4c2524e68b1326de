import { type Expression, type RawBuilder, sql } from 'kysely'
import { neighboursOf, regionOf } from '../../domain/matching/borders.ts'
import { asksForVisit, type Need } from '../../domain/matching/need.ts'
import { type Criterion, criteria, scale, type Weights } from '../../domain/matching/scale.ts'
import { factorOf, unit } from '../../domain/matching/score.ts'
import { AT_HOME } from '../../domain/matching/specialty-fields.ts'
import { bestLanguage, languageBound } from './open-gates.ts'

type Part = RawBuilder<number>
export type Weighed = { points: Part; maximum: Part }
export type Parts = Readonly<Record<Criterion, Weighed>>

/** SQL on the columns of a match profile: points and maximum of each criterion. */
export function exactParts(need: Need): Parts {
  return {
    fields: fields(need),
    languages: languages(need, bestLanguage(need.languages)),
    region: region(need),
    method: method(need),
    time: time(need),
    experience,
  }
}

/**
 * SQL on the columns of a group and of the index on groups: no profile has more points than these. They are exact apart
 * from places and from languages outside the list.
 */
export function upperBounds(need: Need): Parts {
  return {
    ...exactParts(need),
    languages: languages(need, languageBound(need.languages)),
    region: region(need, { isBound: true }),
  }
}

/** Adds up criteria in whole steps, of which `whole` are one point of a hundred. */
export function weigher(weights: Weights) {
  const step = stepOf(weights)
  const whole = unit / step
  const factor = (criterion: Criterion) => factorOf(criterion, weights) / step
  return {
    whole,
    /** Steps of one point of the usual scale. */
    factor,
    total(parts: Parts, part: keyof Weighed, of: readonly Criterion[] = criteria): Part {
      const summands = of
        .filter((criterion) => weights[criterion] > 0)
        .map((criterion) => times(factor(criterion), parts[criterion][part]))
      return summands.length > 0 ? sum(summands) : nothing
    },
    /** The total of an expert who has all points of these criteria. */
    most: (of: readonly Criterion[] = criteria): number =>
      of.reduce((total, criterion) => total + weights[criterion], 0) * whole,
  }
}

/** The score, rounded as in domain/matching/score.ts. */
export const scoreOf = (points: Part, maximum: Part): Part =>
  sql`coalesce((200 * (${points}) + (${maximum})) / (2 * nullif(${maximum}, 0)), 0)`

/** Divides all factors: the usual ones become 1, which spares the database a multiplication for each criterion. */
function stepOf(weights: Weights): number {
  const divide = (one: number, other: number): number => (other === 0 ? one : divide(other, one % other))
  return criteria.map((criterion) => factorOf(criterion, weights)).reduce(divide, unit)
}

const times = (factor: number, part: Part) => (factor === 1 ? part : sql`${sql.lit(factor)} * (${part})`)

const sum = (parts: readonly Expression<unknown>[]): Part => sql`${sql.join([...parts], sql` + `)}`

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

function languages({ languages: asked }: Need, best: Part): Weighed {
  return asked.length === 0 ? unstated : where(sql`states_languages`, best, scale.maximum.languages)
}

function region({ country }: Need, { isBound = false } = {}): Weighed {
  const around = country && regionOf(country)
  if (!country || !around) return unstated
  const { country: home, neighbour } = scale.region
  const neighbours = [...neighboursOf(country)]
  const inRegion = sql.ref(`region_${around}`)
  const points = isBound
    ? sql<number>`
      CASE WHEN places & place_bits(${[country]}::text[]) <> 0 THEN ${sql.lit(home)}
        WHEN places & place_bits(${neighbours}::text[]) <> 0 THEN greatest(${sql.lit(neighbour)}, ${inRegion})
        ELSE ${inRegion} END`
    : sql<number>`
      CASE WHEN ${country} = ANY(countries) THEN ${sql.lit(home)}
        WHEN countries && ${neighbours}::text[] THEN ${sql.lit(neighbour)}
        ELSE ${inRegion} END`
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
