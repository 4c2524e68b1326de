import { describe, expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { availability } from './availability.ts'
import { fieldsOfExpertise, focusAreas, professionalTypes } from './expertise.ts'
import { hospitalLevels, hospitalTypes } from './hospitals.ts'
import { languages, proficiencies } from './languages.ts'
import { findItem, type List, optionsOf } from './list.ts'
import { regions, yearsInRegion } from './regions.ts'
import { specialties } from './specialties.ts'
import { methodsOfSupport, supportTimeframes } from './support.ts'
import { yearsOfWorkExperience } from './work-experience.ts'

const t = translator('en', en)
const written = (list: List) => list.items.map(({ id, label }) => `${id} ${t(label)}`)

describe('reference lists keep the ids and words of the specification', () => {
  test('specialties', () => {
    expect(written(specialties)).toEqual([
      '1 Infectious diseases management',
      '2 Clinical microbiology',
      '3 Infection control',
      '4 Intensive care',
      '5 Clinical pharmacy',
      '6 Pharmacology',
      '7 Nursing',
      '8 Pediatrics',
      '9 Pulmonology',
      '10 Surgery (please specify subspeciality)',
      '11 Internal medicine',
      '12 Laboratory – microbiology',
      '13 Laboratory – pathology',
      '14 Public health',
      '15 General/family medicine',
      '16 Veterinary sciences',
      '17 Implementation science',
      '18 Social sciences',
      '19 Psychology',
      '20 Economics and related sciences',
    ])
  })

  test('languages and proficiency', () => {
    expect(written(languages)).toEqual([
      '1 English',
      '2 French',
      '3 German',
      '4 Russian',
      '5 Spanish',
      '6 Italian',
      '7 Arabic',
      '0 Other',
    ])
    expect(proficiencies.items.map(({ alias, label }) => `${alias} ${t(label)}`)).toEqual([
      '1 Basic',
      '2 Intermediate',
      '3 Expert',
      '4 Native',
    ])
  })

  test('WHO regions, with years of experience per region', () => {
    expect(written(regions)).toEqual([
      '1 Africa',
      '2 Eastern-Mediterranean region',
      '3 Europe',
      '4 South-East Asia',
      '5 Americas (PAHO)',
      '6 Western Pacific',
    ])
    expect(yearsInRegion.items.map(({ id }) => id)).toEqual(['<5', '5-10', '>10'])
  })

  test('years of work experience and availability are stored as their texts', () => {
    expect(yearsOfWorkExperience.items.map(({ id }) => id)).toEqual([
      '< 5 years',
      '5 – 10 years',
      '10 – 15 years',
      '15 – 20 years',
      '20+ years',
    ])
    expect(availability.items.map(({ alias, id, label }) => [alias, id, t(label)])).toEqual([
      [1, 'Online support only', 'Online support only'],
      [2, 'Online and onsite support', 'Online and onsite support'],
      [3, 'Other', 'Other, please specify'],
    ])
  })

  test('hospital levels, types and fields of expertise', () => {
    expect(written(hospitalLevels)).toEqual(['1 Secondary', '2 Tertiary', '3 Academic', '4 Local'])
    expect(written(hospitalTypes)).toEqual(['1 Public', '2 Private non-profit', '3 Private for-profit'])
    expect(written(fieldsOfExpertise)).toEqual([
      '1 Infectious diseases management',
      '2 Clinical microbiology',
      '3 Diagnostic stewardship and laboratory services',
      '4 Infection prevention and control',
      '5 Antimicrobial Stewardship',
    ])
  })

  test('support timeframes and methods of support', () => {
    expect(supportTimeframes.items.map(({ label }) => t(label))).toEqual([
      '0-3 months',
      '3-6 months',
      '6-12 months',
      '12-18 months',
    ])
    expect(methodsOfSupport.items.map(({ id }) => id)).toEqual([
      'onlineOnly',
      'onlineWithVisit',
      'shortTermVisit',
    ])
  })

  test('professional types and focus areas', () => {
    expect(written(professionalTypes)).toEqual(['1 Specialist / clinical', '2 Academic / non-clinical'])
    expect(written(focusAreas)).toEqual([
      '1 Prevention and control',
      '2 Detection and diagnosis',
      '3 Treatment and management',
      '4 Surveillance and reporting',
    ])
  })
})

test('specialties are shown in alphabetical order, other lists in their own', () => {
  const labels = optionsOf(specialties, t, 'en').map(({ label }) => label)
  expect(labels.slice(0, 3)).toEqual([
    'Clinical microbiology',
    'Clinical pharmacy',
    'Economics and related sciences',
  ])
  expect(labels).toEqual(labels.toSorted((a, b) => a.localeCompare(b, 'en')))
  expect(optionsOf(hospitalLevels, t, 'en').map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

test('an item is found by its id, its id as text or its alias only', () => {
  expect(findItem(languages, 0)?.alias).toBe('Other')
  expect(findItem(languages, ' 1 ')?.alias).toBe('English')
  expect(findItem(availability, 3)?.id).toBe('Other')
  for (const junk of ['undefined', '', null, true, [1], { toString: 1 }, Number.NaN, '1.0']) {
    expect(findItem(specialties, junk)).toBeUndefined()
  }
})
