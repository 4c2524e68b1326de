import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCandidate, anyNeed, levels } from '../../../tests/harness/matching/any-match.ts'
import { expertForm } from '../forms/expert.ts'
import { hospitalExample } from '../forms/hospital-example.ts'
import { type Candidate, candidateOf } from './candidate.ts'
import { closedGates } from './gates.ts'
import { type Need, needOf } from './need.ts'
import { criteria, scale } from './scale.ts'
import { scoreMatch } from './score.ts'

describe('the score', () => {
  test('is between 0 and 100, and so is every petal within its maximum', () => {
    fc.assert(
      fc.property(anyNeed, anyCandidate, (need, candidate) => {
        const { score, confidence, petals } = scoreMatch(need, candidate)
        for (const part of [score, confidence]) {
          expect(part).toBeGreaterThanOrEqual(0)
          expect(part).toBeLessThanOrEqual(100)
        }
        for (const criterion of criteria) {
          const { points, maximum } = petals[criterion]
          expect(points).toBeLessThanOrEqual(maximum)
          expect(maximum).toBeLessThanOrEqual(scale.maximum[criterion])
        }
      }),
    )
  })

  /** Additions to an existing answer of the expert. */
  const more: Readonly<Record<string, (one: Candidate, need: Need) => Candidate>> = {
    'another specialty': (one) => ({ ...one, specialties: [...one.specialties, 1] }),
    'a better level of each language': (one) => ({
      ...one,
      languages: new Map(
        [...one.languages].map(([language, level]) => [language, levels[levels.indexOf(level) + 1] ?? level]),
      ),
    }),
    'another working language': (one, need) => ({
      ...one,
      languages: new Map([
        ...need.languages.map((language) => [language, 'Basic'] as const),
        ...one.languages,
      ]),
    }),
    'work in the country itself': (one, { country }) => ({
      ...one,
      countries: [...one.countries, ...(country ? [country] : [])],
    }),
    'more years in each region': (one) => ({
      ...one,
      regions: new Map([...one.regions].map(([region]) => [region, '>10'])),
    }),
    'onsite instead of online alone': (one) => ({ ...one, availability: 'onsite' }),
    'a month more': (one) => ({ ...one, months: (one.months ?? 0) + 1 }),
    'an hour a week more': (one) => ({ ...one, hoursAWeek: (one.hoursAWeek ?? 0) + 1 }),
    'more years in the profession': (one) => ({ ...one, experience: Math.min(4, (one.experience ?? 0) + 1) }),
    'another focus area': (one) => ({ ...one, focusAreas: Math.min(4, (one.focusAreas ?? 0) + 1) }),
  }

  const isSilent = ({ specialties, languages, countries, regions, ...rest }: Candidate) =>
    specialties.length === 0 ||
    languages.size === 0 ||
    countries.length + regions.size === 0 ||
    [rest.availability, rest.months, rest.hoursAWeek, rest.experience, rest.focusAreas].some(
      (one) => one === undefined,
    )

  test.each(Object.entries(more))('is never lowered by %s', (_, add) => {
    fc.assert(
      fc.property(anyNeed, anyCandidate, (need, candidate) => {
        fc.pre(!isSilent(candidate))
        const before = scoreMatch(need, candidate)
        expect(scoreMatch(need, add(candidate, need)).score).toBeGreaterThanOrEqual(before.score)
      }),
    )
  })

  test('does not depend on the order of answers', () => {
    const turned = <T>(list: readonly T[]) => list.toReversed()
    fc.assert(
      fc.property(anyNeed, anyCandidate, (need, candidate) => {
        const other = scoreMatch(
          { ...need, fields: turned(need.fields), languages: turned(need.languages) },
          {
            ...candidate,
            specialties: turned(candidate.specialties),
            countries: turned(candidate.countries),
            languages: new Map(turned([...candidate.languages])),
            regions: new Map(turned([...candidate.regions])),
          },
        )
        const one = scoreMatch(need, candidate)
        expect([other.score, other.confidence]).toEqual([one.score, one.confidence])
      }),
    )
  })

  test('counts the best language once', () => {
    const need = { ...needOf(hospitalExample), languages: [1, 2] } as Need
    const speaks = (rows: [number, 'Intermediate' | 'Native'][]) =>
      scoreMatch(need, { ...candidateOf({}), languages: new Map(rows) as Candidate['languages'] }).petals
        .languages
    expect(speaks([[1, 'Native']]).points).toBe(20)
    expect(
      speaks([
        [1, 'Native'],
        [2, 'Native'],
      ]).points,
    ).toBe(20)
    expect(
      speaks([
        [1, 'Intermediate'],
        [2, 'Native'],
      ]),
    ).toMatchObject({
      points: 20,
      evidence: { says: 'language', language: 2, level: 'Native' },
    })
  })

  test('is not lowered by missing answers; the confidence is', () => {
    const need = needOf(hospitalExample)
    const whole = candidateOf(example)
    const { general_availability_time: _, ...silent } = example
    const [told, untold] = [scoreMatch(need, whole), scoreMatch(need, candidateOf(silent))]
    expect(untold.confidence).toBe(told.confidence - scale.maximum.time)
    expect(untold.score).toBeGreaterThanOrEqual(told.score)
    expect(untold.petals.time).toEqual({ points: 0, maximum: 0, evidence: { says: 'timeNotStated' } })
  })

  test('20.23 time is judged by months, by hours a week, or by both', () => {
    const need = needOf(hospitalExample)
    const time = (answers: object, asked = need) => {
      const { points, maximum } = scoreMatch(asked, candidateOf({ ...answers })).petals.time
      return [points, maximum]
    }
    expect(time({ general_availability_time: '12 months' })).toEqual([5, 5])
    expect(time({ general_availability_time: '2 hours a week' })).toEqual([3, 5])
    expect(time({ general_availability_time: 'Half a day a week for 6 months' })).toEqual([7, 10])
    const other = { general_availability: 'Other', general_availability_other: 'Half a day a week' }
    expect(time(other)).toEqual([5, 5])
    expect(time({ general_availability_time: '6 months' }, { ...need, months: undefined })).toEqual([0, 0])
    expect(time({ general_availability_time: 'Mornings' })).toEqual([0, 0])
  })

  test('explains each petal with the answers of hospital and expert', () => {
    const { score, confidence, petals } = scoreMatch(needOf(hospitalExample), candidateOf(example))
    expect({ score, confidence }).toEqual({ score: 67, confidence: 100 })
    expect(Object.fromEntries(criteria.map((one) => [one, petals[one].points]))).toEqual({
      fields: 20,
      languages: 20,
      region: 12,
      method: 6,
      time: 5,
      experience: 4,
    })
  })
})

const example = {
  specialty_ids: [5, 7],
  country: 'Togo',
  language_proficiency: [{ id: 2, value: 'French', proficiency: 'Native' }],
  regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '<5' }],
  work_experience_range: '5 – 10 years',
  registry_related_experience: [1],
  general_availability: 'Online support only',
  general_availability_time: '3 to 6 months, 2 hours a week',
  institution: 'Aloe Hospital',
}

describe('a gate', () => {
  const open = { isActive: true, hasConsented: true, hasCapacity: true }
  const need = needOf(hospitalExample)
  const fits = candidateOf({ ...example, general_availability: 'Online and onsite support' })

  test('is closed for experts who are not active, without consent or without capacity', () => {
    expect(closedGates(need, fits, open)).toEqual([])
    const none = { isActive: false, hasConsented: false, hasCapacity: false }
    expect(closedGates(need, fits, none)).toEqual(['not_active', 'not_consented', 'no_capacity'])
  })

  test('is closed for experts who do not travel if a visit is requested', () => {
    expect(closedGates(need, candidateOf(example), open)).toEqual(['not_onsite'])
    expect(closedGates({ ...need, method: 'onlineOnly' }, candidateOf(example), open)).toEqual([])
  })

  test('is closed for experts without a working language at Intermediate or better', () => {
    const basic = { ...fits, languages: new Map([[2, 'Basic']]) as Candidate['languages'] }
    expect(closedGates(need, basic, open)).toEqual(['no_shared_language'])
    expect(closedGates({ ...need, languages: [] }, basic, open)).toEqual([])
  })

  test('is closed for experts who work at the hospital, however its name is written', () => {
    const colleague = { ...fits, institution: 'The district  TEACHING hospitál.' }
    expect(closedGates(need, colleague, open)).toEqual(['same_institution'])
  })
})

test('the expert form asks for every answer that affects the score', () => {
  for (const name of Object.keys(example)) expect(Object.keys(expertForm.fields)).toContain(name)
})
