import { type Proficiency, proficiencies } from '../lists/languages.ts'
import type { RegionId } from '../lists/regions.ts'
import { neighboursOf, regionOf } from './borders.ts'
import type { Candidate } from './candidate.ts'
import type { Evidence, Unjudged } from './evidence.ts'
import type { Language } from './language.ts'
import { asksForVisit, type Need } from './need.ts'
import { type Criterion, pointsOfHours, scale } from './scale.ts'
import { AT_HOME, strengthIn } from './specialty-fields.ts'

/** A maximum of 0: one side has not said enough for a judgement. */
export type Judged = { readonly points: number; readonly maximum: number; readonly evidence: Evidence }

type Judge = (need: Need, candidate: Candidate) => Judged

/** Judges in whole points, so that the database computes the same. */
export const judges: Readonly<Record<Criterion, Judge>> = {
  fields({ fields }, { specialties, describesSpecialty }) {
    if (fields.length === 0) return unjudged('fieldsNotAsked')
    if (specialties.length === 0) return unjudged(describesSpecialty ? 'fieldsInWords' : 'fieldsNotStated')
    const strengths = fields.map((field) => strengthIn(field, specialties))
    const ofStrength = (strength: number) => fields.filter((_, at) => strengths[at] === strength)
    const points = Math.floor((scale.maximum.fields * total(strengths)) / (AT_HOME * fields.length))
    return judged('fields', points, {
      says: 'practice',
      home: ofStrength(AT_HOME),
      often: ofStrength(2),
      touches: ofStrength(1),
      none: ofStrength(0),
    })
  },

  /** The best language that both speak counts, once. */
  languages({ languages: asked }, { languages: spoken }) {
    if (asked.length === 0) return unjudged('languagesNotAsked')
    if (spoken.size === 0) return unjudged('languagesNotStated')
    const best = bestShared(asked, spoken)
    if (!best) return judged('languages', 0, { says: 'noLanguage', asked })
    return judged('languages', scale.languages[best.level], { says: 'language', ...best })
  },

  region({ country }, { countries, regions }) {
    const region = country && regionOf(country)
    if (!country || !region || (countries.length === 0 && regions.size === 0))
      return unjudged('countryNotStated')
    if (countries.includes(country))
      return judged('region', scale.region.country, { says: 'sameCountry', country })
    const neighbour = neighboursOf(country).find((one) => countries.includes(one))
    if (neighbour) return judged('region', scale.region.neighbour, { says: 'neighbour', country, neighbour })
    return inRegion({ countries, regions }, region)
  },

  method(need, { availability, describesAvailability }) {
    const { method } = need
    if (!method) return unjudged('methodNotAsked')
    if (!availability) return unjudged(describesAvailability ? 'methodInWords' : 'methodNotStated')
    if (availability === 'onsite' || !asksForVisit(need))
      return judged('method', scale.maximum.method, { says: 'methodFits', method })
    if (method === 'onlineWithVisit')
      return judged('method', scale.onlinePart, { says: 'methodInPart', method })
    return judged('method', 0, { says: 'methodMissed', method })
  },

  /** What only one side has stated is not judged; the hours are, by our own measure. */
  time({ months: asked }, { months, hoursAWeek: hours, describesTime }) {
    if (months === undefined && hours === undefined)
      return unjudged(describesTime ? 'timeInWords' : 'timeNotStated')
    const { each } = scale.time
    const parts = [
      ...(months === undefined || asked === undefined ? [] : [pointsOfMonths(months, asked)]),
      ...(hours === undefined ? [] : [pointsOfHours(hours)]),
    ]
    const evidence: Evidence = { says: 'offeredTime', months, asked, hours }
    return { points: total(parts), maximum: each * parts.length, evidence }
  },

  experience(_, { experience: years, focusAreas }) {
    if (years === undefined && focusAreas === undefined) return unjudged('experienceNotStated')
    const { each, ...worth } = scale.experience
    const parts = [
      ...(years === undefined ? [] : [worth.years[years] ?? 0]),
      ...(focusAreas === undefined ? [] : [worth.focusAreas[focusAreas] ?? 0]),
    ]
    const evidence: Evidence = { says: 'experience', years, focusAreas }
    return { points: total(parts), maximum: each * parts.length, evidence }
  },
}

/** The points for years in the region of the hospital, or for another country there. */
export function inRegion(
  { countries, regions }: Pick<Candidate, 'countries' | 'regions'>,
  region: RegionId,
): Judged {
  const years = regions.get(region)
  if (years) return judged('region', scale.region.years[years], { says: 'region', region, years })
  const country = countries.find((one) => regionOf(one) === region)
  if (country) return judged('region', scale.region.within, { says: 'inRegion', region, country })
  return judged('region', 0, { says: 'noRegion', region })
}

/** Full points for all of the months, and for fewer one point at least. */
function pointsOfMonths(months: number, asked: number): number {
  return Math.max(1, Math.floor((scale.time.each * Math.min(months, asked)) / asked))
}

const total = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0)

const rank = (level: Proficiency) => proficiencies.items.findIndex(({ id }) => id === level)

/** The best shared language; at the same level, the one that the hospital named first. */
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

function unjudged(says: Unjudged): Judged {
  return { points: 0, maximum: 0, evidence: { says } }
}
