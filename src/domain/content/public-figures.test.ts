import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countries } from '../lists/countries.ts'
import {
  countriesOfRegion,
  type ProgrammeRegion,
  programmeRegions,
  regionOfCountry,
} from './programme-regions.ts'
import {
  type Counted,
  type CountryFigures,
  leastShown,
  type Measure,
  type PublicFigures,
  publicFigures,
  roundedDown,
} from './public-figures.ts'

const measures: readonly Measure[] = ['hospitals', 'experts']

const counted = (counts: readonly CountryFigures[]): Counted => ({
  countries: counts,
  languages: [],
  speakers: {},
})

/** Mostly small counts, and often just below a step. */
const count = fc.oneof(
  fc.integer({ min: 0, max: 9 }),
  fc.constantFrom(4, 9, 49, 59, 499),
  fc.integer({ max: 700, min: 0 }),
)
const anyCounts = fc
  .uniqueArray(fc.constantFrom(...countries), { maxLength: 60, selector: ({ code }) => code })
  .chain((chosen) =>
    fc.tuple(
      ...chosen.map(({ label }) =>
        fc.record({ country: fc.constant(label), hospitals: count, experts: count }),
      ),
    ),
  )

/** The largest count that is shown as this figure: what an attacker can conclude from it. */
const largest = (figure: number) => {
  if (figure === 0) return leastShown - 1
  let most = figure
  while (roundedDown(most + 1) === figure) most++
  return most
}

/** The least that a part can be, given the figures of the sum and of all other parts. */
const leastBySubtraction = (sum: number, others: readonly number[]) =>
  sum - others.reduce((most, figure) => most + largest(figure), 0)

test('48.1 counts are rounded down, and those below 5 are not shown', () => {
  expect([0, 1, 4, 5, 9, 10, 49, 50, 59, 499, 500, 549].map(roundedDown)).toEqual([
    ...[0, 0, 0, 5, 5, 10, 45, 50, 50, 490, 500, 500],
  ])
})

test('48.1 a country is named only with a figure, and every figure is at most the count', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const figures = publicFigures(counted(counts))
      for (const region of programmeRegions) {
        for (const named of figures.regions[region].countries) {
          const own = counts.find(({ country }) => country === named.country)
          expect(named.hospitals + named.experts).toBeGreaterThan(0)
          for (const measure of measures) expect(named[measure]).toBe(roundedDown(own?.[measure] ?? 0))
        }
      }
      for (const measure of measures) {
        const all = counts.reduce((sum, one) => sum + one[measure], 0)
        expect(figures[measure]).toBeLessThanOrEqual(all)
      }
    }),
  )
})

test('48.2 subtracting figures from sums never shows that a hidden number is not zero', () => {
  fc.assert(
    fc.property(anyCounts, fc.constantFrom(...measures), (counts, measure) => {
      const figures = publicFigures(counted(counts))
      expectNothingBySubtraction(figures, measure)
    }),
    { numRuns: 300 },
  )
})

function expectNothingBySubtraction(figures: PublicFigures, measure: Measure): void {
  const ofRegions = programmeRegions.map((region) => figures.regions[region][measure])
  ofRegions.forEach((figure, index) => {
    if (figure > 0) return
    expect(leastBySubtraction(figures[measure], ofRegions.toSpliced(index, 1))).toBeLessThanOrEqual(0)
  })
  for (const region of programmeRegions) {
    const own = figures.regions[region]
    const cells = countriesOfRegion(region).map(
      ({ label }) => own.countries.find(({ country }) => country === label)?.[measure] ?? 0,
    )
    const hidden = cells.indexOf(0)
    if (hidden >= 0)
      expect(leastBySubtraction(own[measure], cells.toSpliced(hidden, 1))).toBeLessThanOrEqual(0)
  }
}

test('48.2 a sum is lowered if it would reveal its only hidden part', () => {
  const nine = ['Germany', 'Ghana', 'Thailand', 'Peru'].map((country) => ({
    country,
    hospitals: 9,
    experts: 0,
  }))
  const figures = publicFigures(counted([...nine, { country: 'Japan', hospitals: 4, experts: 0 }]))
  expect(programmeRegions.map((region) => figures.regions[region].hospitals)).toEqual([5, 5, 5, 5, 0])
  // 40 would prove that all four of the rest of the world are there: 40 - 4 * 9 = 4.
  expect(figures.hospitals).toBe(35)
})

test('48.2 the figures do not reveal in which small country the hospitals are', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const before = publicFigures(counted(counts))
      for (const one of counts.filter(({ hospitals, experts }) => hospitals + experts > 0)) {
        if (Math.max(one.hospitals, one.experts) >= leastShown) continue
        const region = regionOfCountry(one.country) as ProgrammeRegion
        const empty = countriesOfRegion(region).find(
          ({ label }) => !counts.some(({ country }) => country === label),
        )
        if (!empty) continue
        const moved = counts.map((row) => (row === one ? { ...row, country: empty.label } : row))
        expect(publicFigures(counted(moved))).toEqual(before)
      }
    }),
  )
})

test('48.3 a language is named where five experts speak it', () => {
  const spoken = (country: string, language: 1 | 2, experts: number) => ({ country, language, experts })
  const figures = publicFigures({
    countries: [],
    languages: [spoken('Ghana', 1, 3), spoken('Kenya', 1, 2), spoken('Senegal', 2, 4), spoken('Peru', 2, 9)],
    speakers: { en: 5, fr: 13, ar: 4 },
  })
  expect(figures.regions.africa.languages).toEqual([1])
  expect(figures.regions.latinAmerica.languages).toEqual([2])
  expect(figures.speakers).toEqual({ en: 5, fr: 10, ar: 0 })
})

test('48.4 every country is in one region, where a visitor looks for it', () => {
  const regionsOf = (names: readonly string[]) => names.map(regionOfCountry)
  expect(
    regionsOf(['Cyprus', 'Morocco', 'Indonesia', 'India', 'Haiti', 'Mexico', 'Japan', 'Canada']),
  ).toEqual([
    ...['europe', 'africa', 'southEastAsia', 'southEastAsia'],
    ...['latinAmerica', 'latinAmerica', 'elsewhere', 'elsewhere'],
  ])
  expect(countries.filter(({ label }) => !regionOfCountry(label))).toEqual([])
})
