import fc from 'fast-check'
import { countries } from '../../../src/domain/lists/countries.ts'
import type { Candidate } from '../../../src/domain/matching/candidate.ts'
import type { Need } from '../../../src/domain/matching/need.ts'
import { criteria, type Weights } from '../../../src/domain/matching/scale.ts'
import type { FieldId, SpecialtyId } from '../../../src/domain/matching/specialty-fields.ts'

export const levels = ['Basic', 'Intermediate', 'Expert', 'Native'] as const
const yearsInRegion = ['<5', '5-10', '>10'] as const
const anyCountry = fc.constantFrom(...countries.map(({ code }) => code))
const anyLanguage = fc.constantFrom<number | string>(1, 2, 3, 4, 5, 6, 7, 'wolof', 'twi')
const anySpecialty = fc.integer({ min: 1, max: 20 }) as fc.Arbitrary<SpecialtyId>
const anyField = fc.integer({ min: 1, max: 5 }) as fc.Arbitrary<FieldId>
const anyRegion = fc.integer({ min: 1, max: 6 }) as fc.Arbitrary<1 | 2 | 3 | 4 | 5 | 6>
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

export const anyNeed: fc.Arbitrary<Need> = fc.record({
  fields: fc.uniqueArray(anyField),
  languages: fc.uniqueArray(anyLanguage) as fc.Arbitrary<Need['languages']>,
  country: maybe(anyCountry),
  method: maybe(fc.constantFrom('onlineOnly', 'onlineWithVisit', 'shortTermVisit')),
  months: maybe(fc.constantFrom(3, 6, 12, 18)),
  institution: fc.constantFrom('', 'Aloe Hospital'),
})

export const anyCandidate: fc.Arbitrary<Candidate> = fc.record({
  specialties: fc.uniqueArray(anySpecialty),
  describesSpecialty: fc.boolean(),
  languages: fc
    .array(fc.tuple(anyLanguage, fc.constantFrom(...levels)))
    .map((rows) => new Map(rows) as Candidate['languages']),
  countries: fc.uniqueArray(anyCountry, { maxLength: 4 }),
  regions: fc.array(fc.tuple(anyRegion, fc.constantFrom(...yearsInRegion))).map((rows) => new Map(rows)),
  availability: maybe(fc.constantFrom('online', 'onsite')),
  describesAvailability: fc.boolean(),
  months: maybe(fc.integer({ min: 1, max: 36 })),
  hoursAWeek: maybe(fc.integer({ min: 1, max: 20 }).map((halves) => halves / 2)),
  describesTime: fc.boolean(),
  experience: maybe(fc.integer({ min: 0, max: 4 })),
  focusAreas: maybe(fc.integer({ min: 1, max: 4 })),
  institution: fc.constantFrom('', 'Aloe Hospital', 'Bepo Hospital'),
})

/** Six whole numbers with the sum 100. */
export const anyWeights: fc.Arbitrary<Weights> = fc
  .array(fc.nat(100), { minLength: 5, maxLength: 5 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), 100])
  .map((cuts) => Object.fromEntries(criteria.map((one, at) => [one, between(cuts, at)])) as Weights)

const between = (cuts: readonly number[], at: number) => (cuts[at + 1] ?? 0) - (cuts[at] ?? 0)
