import type { LanguageId } from '../lists/languages.ts'
import type { Locale } from '../messages/locales.ts'
import { countriesOfRegion, type ProgrammeRegion, programmeRegions } from './programme-regions.ts'

/** Smaller counts are not published, because they could identify a hospital or a person. */
export const leastShown = 5

export type Measure = 'hospitals' | 'experts'

/** Rounded down; 0 stands for any number below `leastShown`. */
export type Figures = Readonly<Record<Measure, number>>

export type CountryFigures = Figures & { readonly country: string }

export type RegionFigures = Figures & {
  /** Spoken by at least `leastShown` experts who live there. */
  readonly languages: readonly LanguageId[]
  /** Only countries of which a figure is shown. */
  readonly countries: readonly CountryFigures[]
}

export type PublicFigures = Figures & {
  /** Countries with hospitals. */
  readonly countries: number
  /** Experts who speak the language of a locale. */
  readonly speakers: Readonly<Partial<Record<Locale, number>>>
  readonly regions: Readonly<Record<ProgrammeRegion, RegionFigures>>
}

/** The exact counts; countries have the names that records store. */
export type Counted = {
  countries: readonly CountryFigures[]
  languages: readonly { country: string; language: LanguageId; experts: number }[]
  speakers: Readonly<Partial<Record<Locale, number>>>
}

export function publicFigures(counted: Counted): PublicFigures {
  const regions = programmeRegions.map((region) => [region, regionFigures(region, counted)] as const)
  const sumOf = (measure: Measure) => total(regions.map(([, { sums }]) => sums[measure])).figure
  return {
    hospitals: sumOf('hospitals'),
    experts: sumOf('experts'),
    countries: roundedDown(counted.countries.filter(({ hospitals }) => hospitals > 0).length),
    speakers: Object.fromEntries(
      Object.entries(counted.speakers).map(([locale, count]) => [locale, roundedDown(count)]),
    ),
    regions: Object.fromEntries(regions.map(([region, { shown }]) => [region, shown])) as Record<
      ProgrammeRegion,
      RegionFigures
    >,
  }
}

function regionFigures(region: ProgrammeRegion, { countries, languages }: Counted) {
  const names = countriesOfRegion(region).map(({ label }) => label)
  const counts = names.map((name) => countries.find(({ country }) => country === name) ?? none(name))
  const sums = { hospitals: sumIn(counts, 'hospitals'), experts: sumIn(counts, 'experts') }
  const spoken = new Map<LanguageId, number>()
  for (const { country, language, experts } of languages)
    if (names.includes(country)) spoken.set(language, (spoken.get(language) ?? 0) + experts)
  const shown: RegionFigures = {
    hospitals: sums.hospitals.figure,
    experts: sums.experts.figure,
    languages: [...spoken]
      .flatMap(([language, count]) => (count < leastShown ? [] : [language]))
      .sort((one, other) => one - other),
    countries: counts
      .map(({ country, hospitals, experts }) => ({
        country,
        hospitals: roundedDown(hospitals),
        experts: roundedDown(experts),
      }))
      .filter(({ hospitals, experts }) => hospitals + experts > 0),
  }
  return { sums, shown }
}

const none = (country: string): CountryFigures => ({ country, hospitals: 0, experts: 0 })

const sumIn = (counts: readonly CountryFigures[], measure: Measure) =>
  total(counts.map((count) => partOf(count[measure])))

/** `most` is the largest number that is published in the same way. */
type Part = { value: number; figure: number; most: number }

function partOf(value: number): Part {
  const figure = roundedDown(value)
  return { value, figure, most: largestOf(figure) }
}

/**
 * A sum is published only as far as it can be explained without any one of its hidden parts, so that subtracting the
 * shown parts from it never proves that a hidden one is not empty.
 */
function total(parts: readonly Part[]): Part {
  const hidden = parts.filter(({ figure }) => figure === 0).length
  const shown = parts.reduce((sum, { figure, most }) => (figure === 0 ? sum : sum + most), 0)
  const limit = shown + (leastShown - 1) * Math.max(0, hidden - 1)
  const value = Math.min(
    parts.reduce((sum, part) => sum + part.value, 0),
    limit,
  )
  const figure = roundedDown(value)
  return { value, figure, most: Math.min(largestOf(figure), limit) }
}

/** Rounds down to a multiple of 5 below 50, of 10 below 500, of 50 above. */
export function roundedDown(count: number): number {
  return count < leastShown ? 0 : count - (count % stepFrom(count))
}

const stepFrom = (count: number) => (count < 50 ? 5 : count < 500 ? 10 : 50)

const largestOf = (figure: number) => figure + (figure === 0 ? leastShown : stepFrom(figure)) - 1
