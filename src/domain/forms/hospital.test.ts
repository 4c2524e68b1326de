import { expect, test } from 'vitest'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { clean } from './engine/clean.ts'
import { validate, validateStep } from './engine/validate.ts'
import { visibleFields } from './engine/visible.ts'
import { errorText, summaryText } from './engine/wording.ts'
import { hospitalForm } from './hospital.ts'

const t = translator('en', en)
const hospital = {
  name: 'District Hospital',
  address: '1 Main Road',
  city: 'Mwanza',
  country: 'Tanzania',
  contact_person: 'Neema Juma',
  phone_number: '+255 700 000 000',
  email: 'neema@hospital.example',
  institution_level_id: 1,
  num_of_employees: 400,
  num_of_beds: 0,
  num_of_outpatients: 2500,
  requested_support_description: 'One laboratory, no guideline yet.',
  requested_support_reason: 'Resistance is rising.',
  expert_work_expectations: 'Help us to write a guideline.',
  expected_project_outcome: 'A guideline in use.',
  support_timeframe: '6-12',
  method_of_support: 'onlineOnly',
  terms_and_conditions: true,
  information_accuracy_confirmation: true,
}
const errors = (changes: object) => validate(hospitalForm, { ...hospital, ...changes })

test('the form has five steps with the titles of the specification', () => {
  expect(hospitalForm.steps.map(({ title }) => t(title))).toEqual([
    'General information',
    'About the hospital',
    'Request for support',
    'Type of support',
    'Submission',
  ])
})

test('each step requires what the specification lists for it', () => {
  const required = hospitalForm.steps.map(({ id }) => Object.keys(validateStep(hospitalForm, id, {})).sort())
  expect(required).toEqual([
    ['address', 'city', 'contact_person', 'country', 'email', 'name', 'phone_number'],
    [
      'institution_level_id',
      'num_of_beds',
      'num_of_employees',
      'num_of_outpatients',
      'requested_support_description',
    ],
    ['expected_project_outcome', 'expert_work_expectations', 'requested_support_reason'],
    ['method_of_support', 'support_timeframe'],
    ['information_accuracy_confirmation', 'terms_and_conditions'],
  ])
})

test('fields that only the single-page version of the specification has are optional', () => {
  expect(errors({})).toEqual({})
  expect(clean(hospitalForm, hospital)).toEqual(hospital)
})

test('a visit asks for its description and for the confirmation of costs, online support does not', () => {
  const visitFields = ['method_of_support_description', 'confirm_support']
  const asked = (method_of_support: string) =>
    visibleFields(hospitalForm, { method_of_support }).filter((name) => visitFields.includes(name))
  expect(asked('onlineOnly')).toEqual([])
  expect(asked('onlineWithVisit')).toEqual(visitFields)
  expect(asked('shortTermVisit')).toEqual(visitFields)
})

test('the confirmation of costs is required only when a visit is asked for', () => {
  expect(errors({ method_of_support: 'shortTermVisit' })).toEqual({ confirm_support: 'must_accept' })
  expect(errors({ method_of_support: 'shortTermVisit', confirm_support: true })).toEqual({})
  expect(errorText(hospitalForm, 'confirm_support', 'must_accept', t)).toBe('This field is required')
})

test('numbers may be 0 and may be sent as text, but must be whole and in range', () => {
  expect(errors({ num_of_beds: '120' })).toEqual({})
  expect(clean(hospitalForm, { num_of_beds: ' 1,200 ' })).toEqual({ num_of_beds: 1200 })
  expect(errors({ num_of_beds: -1 })).toEqual({ num_of_beds: 'out_of_range' })
  expect(errors({ num_of_beds: '-1' })).toEqual({ num_of_beds: 'out_of_range' })
  expect(errors({ num_of_beds: 5_000_000 })).toEqual({ num_of_beds: 'out_of_range' })
  expect(errors({ num_of_beds: 1.5 })).toEqual({ num_of_beds: 'invalid_number' })
  expect(errors({ num_of_beds: 'many' })).toEqual({ num_of_beds: 'invalid_number' })
  expect(errorText(hospitalForm, 'num_of_beds', 'out_of_range', t)).toBe(
    'Please enter a number from 0 to 20000',
  )
})

test('terms and accuracy have their own messages', () => {
  const unticked = errors({ terms_and_conditions: false, information_accuracy_confirmation: false })
  expect(unticked).toEqual({
    terms_and_conditions: 'must_accept',
    information_accuracy_confirmation: 'must_accept',
  })
  expect(errorText(hospitalForm, 'terms_and_conditions', 'must_accept', t)).toBe(
    'You must accept the terms and conditions to proceed.',
  )
  expect(errorText(hospitalForm, 'information_accuracy_confirmation', 'must_accept', t)).toBe(
    'You must confirm the accuracy of information provided.',
  )
  expect(summaryText(hospitalForm, unticked, t)).toBe('Please fill out all required fields')
})

test('text boxes have 5 to 10 rows', () => {
  const boxes = Object.values(hospitalForm.fields).filter(({ kind }) => kind === 'longText')
  expect(boxes).toHaveLength(6)
  for (const box of boxes) expect(box).toMatchObject({ rows: [5, 10] })
})

test('9.17 the in-country costs are named where a hospital confirms them', () => {
  const { hint } = hospitalForm.fields.confirm_support
  expect(t(hint)).toContain('in-country costs: accommodation, meals and transport inside the country')
})
