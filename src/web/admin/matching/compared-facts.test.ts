import { expect, test } from 'vitest'
import { expertExample } from '../../../domain/forms/expert-example.ts'
import { en } from '../../../domain/messages/en.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { factsOf } from './compared-facts.ts'

const t = translator('en', en)

test('20.24 a comparison shows all that enters the score, and what was typed for ‘Other’', () => {
  const answers = {
    ...expertExample,
    level_of_expertise_id: 1,
    level_of_expertise_other: 'Head of a reference laboratory',
    specialty_ids: [10, 2],
    specialty_surgery_subspecialty: 'Trauma',
    specialty_other: 'Mycology',
    language_proficiency: [
      { id: 0, value: 'Other', proficiency: 'Basic' },
      { id: 1, value: 'English', proficiency: 'Native' },
    ],
    language_proficiency_other: 'Wolof - Basic',
    registry_related_experience: [1],
    registry_related_experience_other: 'A national guideline',
    regional_experience_countries: ['Ghana', 'Kenya'],
    general_availability: 'Other',
    general_availability_other: 'Two weeks in spring',
    general_availability_time: '4 hours a week',
  }
  const facts = factsOf(answers, t)
  expect(facts).toMatchObject({
    level_of_expertise_id: 'Specialist / clinical, Head of a reference laboratory',
    work_experience_range: '10 – 15 years',
    specialty_ids: 'Surgery: Trauma, Clinical microbiology, Mycology',
    language_proficiency: 'English - Native, Wolof (other) - Basic',
    registry_related_experience: 'Prevention and control, A national guideline',
    regional_experience_countries: 'Ghana, Kenya',
    general_availability: 'Two weeks in spring',
    general_availability_time: '4 hours a week',
  })
  expect(Object.values(facts).join()).not.toMatch(/please specify|\bOther\b/)
  expect(Object.values(factsOf({}, t)).join('')).toBe('')
})
