import { type Proficiency, proficiencies } from '../lists/languages.ts'
import type { RegionId, YearsInRegion } from '../lists/regions.ts'
import { neighboursOf, regionOf } from './borders.ts'
import type { Candidate } from './candidate.ts'
import type { Language } from './language.ts'
import { asksForVisit, type Method, type Need } from './need.ts'
import { type Criterion, scale } from './scale.ts'
import { type FieldId, strengthIn } from './specialty-fields.ts'

/** Why a criterion has its points, as data: say-evidence.ts has the sentences. */
export type Evidence =
  | { readonly says: 'fieldsNotStated' | 'languagesNotStated' | 'countryNotStated' }
  | { readonly says: 'fields'; readonly covered: readonly FieldId[]; readonly missing: readonly FieldId[] }
  | { readonly says: 'language'; readonly language: Language; readonly level: Proficiency }
  | { readonly says: 'noLanguage'; readonly asked: readonly Language[] }
  | { readonly says: 'sameCountry'; readonly country: string }
  | { readonly says: 'neighbour'; readonly country: string; readonly neighbour: string }
  | { readonly says: 'region'; readonly region: RegionId; readonly years: YearsInRegion }
  | { readonly says: 'noRegion'; readonly region: RegionId }
  | { readonly says: 'methodFits' | 'methodInPart' | 'methodMissed'; readonly method: Method }
  | { readonly says: 'methodNotStated' | 'timeNotStated' | 'experienceNotStated' }
  | { readonly says: 'time'; readonly months: number; readonly asked: number }
  | { readonly says: 'experience'; readonly years?: number; readonly focusAreas?: number }

/** A maximum of 0: one side has not said enough for a judgement. */
export type Judged = { readonly points: number; readonly maximum: number; readonly evidence: Evidence }

type Judge = (need: Need, candidate: Candidate) => Judged

/** All in whole points, so that the database counts the same. */
export const judges: Readonly<Record<Criterion, Judge>> = {
  fields({ fields }, { specialties }) {
    if (fields.length === 0 || specialties.length === 0) return unstated('fieldsNotStated')
    const strengths = fields.map((field) => strengthIn(field, specialties))
    const reached = strengths.reduce<number>((sum, strength) => sum + strength, 0)
    return judged('fields', Math.floor((scale.maximum.fields * reached) / (3 * fields.length)), {
      says: 'fields',
      covered: fields.filter((_, at) => (strengths[at] ?? 0) > 1),
      missing: fields.filter((_, at) => (strengths[at] ?? 0) <= 1),
    })
  },

  /** The best language that both speak counts, once. */
  languages({ languages: asked }, { languages: spoken }) {
    if (asked.length === 0 || spoken.size === 0) return unstated('languagesNotStated')
    const best = bestShared(asked, spoken)
    if (!best) return judged('languages', 0, { says: 'noLanguage', asked })
    return judged('languages', scale.languages[best.level], { says: 'language', ...best })
  },

  region({ country }, { countries, regions }) {
    const region = country && regionOf(country)
    if (!country || !region || (countries.length === 0 && regions.size === 0))
      return unstated('countryNotStated')
    if (countries.includes(country))
      return judged('region', scale.region.country, { says: 'sameCountry', country })
    const neighbour = neighboursOf(country).find((one) => countries.includes(one))
    if (neighbour) return judged('region', scale.region.neighbour, { says: 'neighbour', country, neighbour })
    const years = regions.get(region)
    if (!years) return judged('region', 0, { says: 'noRegion', region })
    return judged('region', scale.region.years[years], { says: 'region', region, years })
  },

  method(need, { availability }) {
    const { method } = need
    if (!method || !availability) return unstated('methodNotStated')
    if (availability === 'onsite' || !asksForVisit(need))
      return judged('method', scale.maximum.method, { says: 'methodFits', method })
    if (method === 'onlineWithVisit')
      return judged('method', scale.onlinePart, { says: 'methodInPart', method })
    return judged('method', 0, { says: 'methodMissed', method })
  },

  time({ months: asked }, { months }) {
    if (asked === undefined || months === undefined) return unstated('timeNotStated')
    const points = Math.floor((scale.maximum.time * Math.min(months, asked)) / asked)
    return judged('time', points, { says: 'time', months, asked })
  },

  experience(_, { experience: years, focusAreas }) {
    if (years === undefined && focusAreas === undefined) return unstated('experienceNotStated')
    const { each, ...worth } = scale.experience
    const parts = [
      ...(years === undefined ? [] : [worth.years[years] ?? 0]),
      ...(focusAreas === undefined ? [] : [worth.focusAreas[focusAreas] ?? 0]),
    ]
    const points = parts.reduce<number>((sum, part) => sum + part, 0)
    return { points, maximum: each * parts.length, evidence: { says: 'experience', years, focusAreas } }
  },
}

const rank = (level: Proficiency) => proficiencies.items.findIndex(({ id }) => id === level)

/** At the same level the one that the hospital named first. */
export function bestShared(asked: readonly Language[], spoken: ReadonlyMap<Language, Proficiency>) {
  return asked
    .flatMap((language) => {
      const level = spoken.get(language)
      return level ? [{ language, level }] : []
    })
    .sort((a, b) => rank(b.level) - rank(a.level))[0]
}

function judged(criterion: Criterion, points: number, evidence: Evidence): Judged {
  return { points, maximum: scale.maximum[criterion], evidence }
}

type Unstated = Extract<Evidence['says'], `${string}NotStated`>

function unstated(says: Unstated): Judged {
  return { points: 0, maximum: 0, evidence: { says } }
}
