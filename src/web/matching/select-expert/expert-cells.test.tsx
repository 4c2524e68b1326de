import { expect, test } from 'vitest'
import { findAll, serve } from '../../../../tests/harness/components/mount.ts'
import { expertExample } from '../../../domain/forms/expert-example.ts'
import { hospitalExample } from '../../../domain/forms/hospital-example.ts'
import { SURGERY } from '../../../domain/lists/specialties.ts'
import { candidateOf } from '../../../domain/matching/candidate.ts'
import { needOf } from '../../../domain/matching/need.ts'
import { scoreMatch } from '../../../domain/matching/score.ts'
import { shownOfExpert } from '../../../domain/matching/shown-of-expert.ts'
import { pickMessages } from '../../../domain/messages/catalogue.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { expertCells } from './expert-cells.tsx'
import { wordsOfSelection } from './words-of-selection.ts'

/** Only the messages that the page gets. */
const t = translator('en', pickMessages(en, wordsOfSelection))

/** The lines of each cell, by title. */
function cells(changes: object): Record<string, string[]> {
  const answers = { ...expertExample, ...changes }
  const { petals } = scoreMatch(needOf(hospitalExample), candidateOf(answers))
  const drawn = expertCells({ id: 'expert', ...shownOfExpert(answers), petals, load: 'free', gates: [] }, t)
  return Object.fromEntries(
    drawn.map(({ title, content }) => {
      const lines = findAll(serve(<div>{content}</div>), 'li, p').map((line) => line.textContent ?? '')
      return [title, lines.map((line) => line.replaceAll(/[\u2066\u2069]/g, '')).filter(Boolean)]
    }),
  )
}

test('23.2 every fact that the specification lists is shown', () => {
  const { 'Fit with your request': fit, ...facts } = cells({
    level_of_expertise_id: 1,
    level_of_expertise_other: 'Head of a reference laboratory',
    specialty_ids: [2, 3],
    specialty_other: 'Mycology',
    language_proficiency: [
      { id: 0, value: 'Other', proficiency: 'Basic' },
      { id: 1, value: 'English', proficiency: 'Native' },
    ],
    language_proficiency_other: 'Wolof - Basic',
    registry_related_experience: [1, 4],
    registry_related_experience_other: 'A national guideline',
    regional_experience_countries: ['Ghana', 'Kenya'],
    general_availability_time: '6 months',
    professional_society_membership: 'ESCMID',
  })
  expect(facts).toEqual({
    'Level of expertise': ['Specialist / clinical', 'Head of a reference laboratory'],
    'Years of work experience': ['10 – 15 years'],
    Specialties: ['Clinical microbiology', 'Infection control', 'Mycology'],
    Languages: ['EnglishNative', 'Wolof (other)Basic'],
    'Registry-related experience': [
      'Prevention and control',
      'Surveillance and reporting',
      'A national guideline',
    ],
    'Regional experience': ['Africa: >10 years', 'Ghana, Kenya'],
    Availability: ['Online and onsite support', '6 months'],
    'Professional society membership': ['ESCMID'],
  })
  expect(fit).toContain('Meets: Lives or has worked in Ghana.')
})

test('23.2 surgery is shown with its subspecialty, or with N/A', () => {
  const specialty_ids = [SURGERY]
  expect(cells({ specialty_ids, specialty_surgery_subspecialty: 'Trauma' }).Specialties).toEqual([
    'Surgery: Trauma',
  ])
  expect(cells({ specialty_ids }).Specialties).toEqual(['Surgery: N/A'])
})

test('23.2 missing answers are shown as not stated', () => {
  const facts = cells({})
  for (const title of [
    'Level of expertise',
    'Registry-related experience',
    'Professional society membership',
  ])
    expect(facts[title]).toEqual(['None stated'])
})

test('23.2 availability ‘Other’ is shown with its own text', () => {
  const told = { general_availability: 'Other', general_availability_other: 'Two weeks in spring' }
  expect(cells(told).Availability).toEqual(['Two weeks in spring'])
})

test('23.2 a criterion is met, met in part or not met, and neutral if it is not stated', () => {
  const fit = cells({
    specialty_ids: [20],
    general_availability: 'Online support only',
    language_proficiency: [{ id: 5, value: 'Spanish', proficiency: 'Native' }],
  })['Fit with your request']
  expect(fit?.[0]).toMatch(
    /^Meets partly: Going by their specialties: touches on Antimicrobial Stewardship; states nothing in Diagnostic stewardship/,
  )
  expect(fit?.[1]).toBe('Does not meet: Speaks none of your working languages: English, French.')
  expect(fit?.[2]).toBe('Meets: Lives or has worked in Ghana.')
  expect(fit?.[3]).toBe('Meets partly: Helps online and does not travel; you asked for: Online with visit.')
  expect(fit?.[4]).toBe('Time: not stated.')
})

test('36.52 typed text keeps its order on a page that runs the other way', () => {
  const answers = { ...expertExample, general_availability_time: '2 hours a week.' }
  const { petals } = scoreMatch(needOf(hospitalExample), candidateOf(answers))
  const drawn = expertCells({ id: 'expert', ...shownOfExpert(answers), petals, load: 'free', gates: [] }, t)
  const { content } = drawn.find(({ title }) => title === 'Availability') ?? {}
  const isolated = findAll(serve(<div>{content}</div>), 'bdi').map(({ textContent }) => textContent)
  expect(isolated).toContain('2 hours a week.')
})
