import { expect, test } from 'vitest'
import { proficiencies } from '../lists/languages.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { clean } from './engine/clean.ts'
import { validate, validateStep } from './engine/validate.ts'
import { visibleFields } from './engine/visible.ts'
import { errorText, summaryText } from './engine/wording.ts'
import { expertForm } from './expert.ts'

const t = translator('en', en)
const expert = {
  name: 'Ada',
  surname: 'Okoye',
  phone: '+234 800 000 0000',
  email: 'ada@example.org',
  institution: 'Teaching Hospital',
  job_title: 'Microbiologist',
  country: 'Nigeria',
  specialty_ids: [2, 3],
  work_experience_range: '5 – 10 years',
  motivation: 'To share what worked for us.',
  resume: '3f0c5a61-8d2b-4c7e-9a41-5d6e7f809a1b',
  endorsement: '7b1d9e42-0c3f-4a58-b6d7-1e2f3a4b5c6d',
  language_proficiency: [{ id: 1, value: 'English', proficiency: 'Native' }],
  regional_experience: [{ id: 1, value: 'Africa', years_of_experience: '5-10' }],
  general_availability: 'Online support only',
  consent: true,
}
const errors = (changes: object) => validate(expertForm, { ...expert, ...changes })
const stored = (changes: object) => clean(expertForm, { ...expert, ...changes })

test('the wizard has six steps with the labels of the specification', () => {
  expect(expertForm.steps.map(({ title }) => t(title))).toEqual([
    'Personal information',
    'Professional information',
    'Motivation and experience',
    'Global experience & expertise',
    'Availability',
    'Submission',
  ])
})

test('each step requires what the specification lists for it', () => {
  const required = expertForm.steps.map(({ id }) => Object.keys(validateStep(expertForm, id, {})))
  expect(required).toEqual([
    ['name', 'surname', 'phone', 'email', 'institution', 'job_title', 'country'],
    ['specialty_ids', 'work_experience_range'],
    ['motivation', 'resume', 'endorsement'],
    ['language_proficiency', 'regional_experience'],
    ['general_availability'],
    ['consent'],
  ])
})

test('the required answers are enough', () => {
  expect(errors({})).toEqual({})
  expect(stored({})).toEqual(expert)
})

test('choosing surgery asks for the subspecialty, which is stored only then', () => {
  const subspecialty = { specialty_surgery_subspecialty: 'Vascular' }
  expect(visibleFields(expertForm, expert)).not.toContain('specialty_surgery_subspecialty')
  expect(stored(subspecialty)).not.toHaveProperty('specialty_surgery_subspecialty')
  expect(stored({ ...subspecialty, specialty_ids: [10] })).toMatchObject(subspecialty)
  expect(errors({ specialty_ids: [10] })).toEqual({})
})

test("availability 'Other' asks to specify it; its number is stored as its text", () => {
  const other = { general_availability: 3, general_availability_other: 'Weekends' }
  expect(stored(other)).toMatchObject({
    general_availability: 'Other',
    general_availability_other: 'Weekends',
  })
  expect(stored({ ...other, general_availability: 1 })).not.toHaveProperty('general_availability_other')
})

test("language 'Other' is stored as its name and level, and only while it is chosen", () => {
  const rows = [...expert.language_proficiency, { id: 0, value: 'Other', proficiency: 'Basic' }]
  const other = { language_proficiency: rows, language_proficiency_other: 'Wolof' }
  expect(stored(other).language_proficiency_other).toBe('Wolof - Basic')
  expect(stored(stored(other)).language_proficiency_other).toBe('Wolof - Basic')
  expect(stored({ language_proficiency_other: 'Wolof' })).not.toHaveProperty('language_proficiency_other')
})

test("a language has a slider from 1 to 4, 'Other' from 0 to 4", () => {
  expect(expertForm.fields.language_proficiency).toMatchObject({ sliderFrom: 1, otherFrom: 0 })
  expect(proficiencies.items.map(({ alias }) => alias)).toEqual([1, 2, 3, 4])
})

test('a slider at 0 removes its language', () => {
  expect(errors({ language_proficiency: [{ id: 1, proficiency: 0 }] })).toEqual({
    language_proficiency: 'required',
  })
})

test('a region has one answer; its name follows from its id', () => {
  const twice = [
    { id: 1, years_of_experience: '<5' },
    { id: 1, years_of_experience: '>10' },
  ]
  expect(errors({ regional_experience: twice })).toEqual({ regional_experience: 'repeated' })
  expect(
    stored({ regional_experience: [{ id: '6', years_of_experience: '>10', proficiency: 0 }] }),
  ).toMatchObject({
    regional_experience: [{ id: 6, value: 'Western Pacific', years_of_experience: '>10' }],
  })
})

test('a specialty that is chosen twice is stored once', () => {
  expect(stored({ specialty_ids: [3, '3', null, 2] }).specialty_ids).toEqual([3, 2])
})

test('countries are asked for once a region is chosen', () => {
  expect(visibleFields(expertForm, {})).not.toContain('regional_experience_countries')
  expect(visibleFields(expertForm, expert)).toContain('regional_experience_countries')
})

test('countries may come back as the comma-separated text in which the server returns them', () => {
  expect(stored({ regional_experience_countries: 'Ghana, Kenya' })).toMatchObject({
    regional_experience_countries: ['Ghana', 'Kenya'],
  })
})

test('countries are stored only within the chosen regions', () => {
  const chosen = { regional_experience_countries: ['Ghana', 'Romania', 'Kenya'] }
  expect(stored(chosen).regional_experience_countries).toEqual(['Ghana', 'Kenya'])
  expect(errors(chosen)).toEqual({})
  expect(errors({ regional_experience_countries: ['Atlantis'] })).toEqual({
    regional_experience_countries: 'invalid_choice',
  })
})

test("consent 'no' or no answer is refused with its own message", () => {
  for (const consent of [false, 'no', null, '']) {
    expect(errors({ consent })).toEqual({ consent: 'must_accept' })
  }
  expect(errors({ consent: 'yes' })).toEqual({})
  expect(errorText(expertForm, 'consent', 'must_accept', t)).toBe('You must accept the terms to proceed.')
})

test("an incomplete form says 'Please fill out all required fields'", () => {
  expect(summaryText(expertForm, errors({ name: '' }), t)).toBe('Please fill out all required fields')
})

test('a phone number needs digits, in any script and grouping', () => {
  for (const phone of ['abc', '+', 'n/a', 'ext. 12']) {
    expect(errors({ phone }), phone).toEqual({ phone: 'invalid_phone' })
  }
  for (const phone of ['+233 (0)30 277-1234 ext. 5', '٠٢٠٧٦٢١٢', '123']) {
    expect(errors({ phone }), phone).toEqual({})
  }
})

test('an invalid e-mail address has its own message', () => {
  for (const email of [
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@example.org\nBcc: x@y.zz',
  ]) {
    expect(errors({ email })).toEqual({ email: 'invalid_email' })
  }
  expect(errorText(expertForm, 'email', 'invalid_email', t)).toBe('Invalid email format')
  expect(stored({ email: '  O’Neil+x@example.org '.replace('’', "'") }).email).toBe("O'Neil+x@example.org")
})

test('the 200 words of the motivation are suggested, not enforced', () => {
  expect(expertForm.fields.motivation.suggestedWords).toBe(200)
  expect(errors({ motivation: 'word '.repeat(400) })).toEqual({})
})
