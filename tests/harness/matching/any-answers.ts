import fc from 'fast-check'
import type { Answers } from '../../../src/domain/forms/engine/form.ts'
import { countries } from '../../../src/domain/lists/countries.ts'
import {
  availabilities,
  confidences,
  type ExpertFilter,
  listedLanguages,
} from '../../../src/domain/matching/expert-filter.ts'

const some = <T>(list: readonly T[], maxLength = 4) => fc.uniqueArray(fc.constantFrom(...list), { maxLength })
const sometimes = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const places = [...countries.slice(0, 40), ...countries.slice(-20)].map(({ label }) => label)
const others = ['Wolof', 'Twi, Éwé']

/** Answers of an expert that matching reads. */
export const anyExpert: fc.Arbitrary<Answers> = fc.record({
  specialty_ids: some(Array.from({ length: 20 }, (_, at) => at + 1)),
  language_proficiency: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 0, max: 7 }),
      proficiency: fc.constantFrom('Basic', 'Intermediate', 'Expert', 'Native'),
    }),
    { selector: ({ id }) => id, maxLength: 4 },
  ),
  language_proficiency_other: sometimes(fc.constantFrom(...others.map((name) => `${name} - Basic`))),
  country: fc.constantFrom(...places),
  regional_experience: fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 6 }),
      years_of_experience: fc.constantFrom('<5', '5-10', '>10'),
    }),
    { selector: ({ id }) => id, maxLength: 3 },
  ),
  regional_experience_countries: some(places),
  general_availability: fc.constantFrom('Online support only', 'Online and onsite support', 'Other'),
  general_availability_time: sometimes(
    fc.constantFrom('3 months', '6-9 months', '2 years, 1 day a week', '2 hours a week', 'mornings'),
  ),
  general_availability_other: sometimes(fc.constantFrom('3 hours weekly', 'Evenings')),
  work_experience_range: fc.constantFrom('< 5 years', '10 – 15 years', '20+ years'),
  registry_related_experience: sometimes(some([1, 2, 3, 4])),
  institution: fc.constantFrom('Aloe Hospital', 'the ALOE-hospital', 'Bepo Hospital'),
  consent: fc.constant(true),
})

/** Answers of a hospital that matching reads. */
export const anyRequest: fc.Arbitrary<Answers> = fc.record({
  name: fc.constantFrom('Aloe Hospital', 'Cedar Hospital'),
  country: sometimes(fc.constantFrom(...places)),
  field_of_expertise_ids: some([1, 2, 3, 4, 5]),
  working_languages: some([0, 1, 2, 3, 4, 5, 6, 7]),
  working_languages_other: sometimes(fc.constantFrom(...others)),
  method_of_support: sometimes(fc.constantFrom('onlineOnly', 'onlineWithVisit', 'shortTermVisit')),
  support_timeframe: sometimes(fc.constantFrom('0-3', '3-6', '6-12', '12-18')),
})

/** One or two filters, since more would match no expert. */
export const anyFilter: fc.Arbitrary<ExpertFilter> = fc
  .tuple(
    fc.record({
      search: fc.constantFrom('jose', 'EFUA'),
      country: fc.constantFrom('AF', 'AL', 'AO'),
      region: fc.constantFrom(1, 2, 3, 4, 5, 6),
      language: fc.constantFrom(...listedLanguages),
      availability: fc.constantFrom(...availabilities),
      specialty: fc.constantFrom(2, 5, 10),
      confidence: fc.constantFrom(...confidences),
    }),
    fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 2 }),
  )
  .map(([all, some]) => Object.fromEntries(Object.entries(all).filter((_, at) => some.includes(at))))
