import { describe, expect, test } from 'vitest'
import { everyForm } from '../../../tests/harness/forms/every-form.ts'
import { usualFacts } from '../brand.ts'
import { optionsOf } from '../lists/list.ts'
import { en } from '../messages/en.ts'
import { translator } from '../messages/translate.ts'
import { wordingOf } from '../messages/wording-of.ts'
import type { FieldCode } from '../refusals.ts'
import { contactForm } from './contact.ts'
import type { Field } from './engine/field.ts'
import type { Form, FormId } from './engine/form.ts'
import { errorText, labelOf, stepText, summaryText } from './engine/wording.ts'
import { expertForm } from './expert.ts'
import { hospitalForm } from './hospital.ts'
import { trainerForm } from './trainer.ts'

const t = translator('en', en)
const filled = translator('en', wordingOf('en', usualFacts))

function labels(form: Form) {
  const asked = form.steps.flatMap(({ asks }) => asks)
  return Object.fromEntries(asked.map((name) => [name, labelOf(form, name, t)]))
}

function options(field: Field) {
  return 'list' in field && 'items' in field.list
    ? optionsOf(field.list, t, 'en').map(({ label }) => label)
    : []
}

describe('fields are labelled as the specification labels them', () => {
  test('expert', () => {
    expect(labels(expertForm)).toEqual({
      name: 'Name',
      surname: 'Surname',
      phone: 'Phone',
      email: 'Email',
      institution: 'Current employer (if retired, note here)',
      job_title: 'Job title',
      country: 'Country',
      specialty_ids: 'Specialties',
      specialty_surgery_subspecialty: 'Please specify subspecialty',
      specialty_other: 'Other (please specify)',
      work_experience_range: 'Years of work experience',
      motivation: 'Motivation for joining the registry',
      resume: 'Professional resume',
      endorsement: 'Professional endorsement',
      professional_society_membership: 'Professional society membership',
      language_proficiency: 'Language proficiency (multiple answers possible)',
      language_proficiency_other: 'Other language',
      regional_experience: 'Specific regional experience (multiple answers possible)',
      regional_experience_countries: 'Select countries from the regions(s) you selected',
      general_availability: 'I am available for:',
      general_availability_other: 'Please specify your availability',
      consent: 'Do you consent to the processing of your data for these purposes?',
    })
  })

  test('hospital', () => {
    expect(labels(hospitalForm)).toMatchObject({
      address: 'Address',
      city: 'City',
      country: 'Country',
      legal_representative_authorized_person: 'Legal representative/authorized person',
      contact_person: 'Contact person',
      phone_number: 'Phone number',
      email: 'Email',
      institution_level_id: 'Level',
      institution_type_id: 'Type',
      about_the_hospital: 'About the hospital',
      num_of_outpatients: 'Number of outpatients (per month)',
      requested_support_description: 'Requested support description',
      field_of_expertise_ids: 'Field of Expertise',
      requested_support_reason: 'What is the reason for your request for support?',
      terms_and_conditions: 'We accept the terms and conditions of the expert support',
      information_accuracy_confirmation: 'We confirm the above information is true',
    })
  })

  test('trainer', () => {
    expect(trainerForm.steps.map(({ title }) => t(title))).toEqual(['Trainers Registry'])
    expect(labels(trainerForm)).toMatchObject({
      is_escmid_course_completed: 'ESCMID course completed',
      is_drive_ams_course_completed: 'Drive-AMS course completed',
    })
  })

  test('contact', () => {
    expect(contactForm.steps.map(({ title }) => t(title))).toEqual(['Contact Us'])
    expect(labels(contactForm)).toEqual({
      name: 'Name',
      surname: 'Surname',
      email: 'Email',
      phone: 'Phone',
      message: 'Message',
    })
  })
})

test('the motivation asks for max 200 words on why, and on what peers gain; uploads say PDF only', () => {
  const { motivation, resume, endorsement } = expertForm.fields
  expect(t(motivation.placeholder)).toBe(
    'In max 200 words: why do you wish to join, and how will your expertise benefit peers in low-resource facilities?',
  )
  expect([resume, endorsement].map(({ hint }) => t(hint))).toEqual([
    'PDF only, at most 10 MB',
    'One reference letter, PDF only, at most 10 MB',
  ])
})

test('questions offer the options of the specification, in its words', () => {
  expect(options(expertForm.fields.specialty_ids)).toHaveLength(20)
  expect(options(expertForm.fields.work_experience_range)).toEqual([
    '< 5 years',
    '5 – 10 years',
    '10 – 15 years',
    '15 – 20 years',
    '20+ years',
  ])
  expect(options(expertForm.fields.general_availability)).toEqual([
    'Online support only',
    'Online and onsite support',
    'Other, please specify',
  ])
  expect(options(hospitalForm.fields.institution_level_id)).toEqual([
    'Secondary',
    'Tertiary',
    'Academic',
    'Local',
  ])
  expect(options(hospitalForm.fields.institution_type_id)).toEqual([
    'Public',
    'Private non-profit',
    'Private for-profit',
  ])
  const expertise = [
    'Infectious diseases management',
    'Clinical microbiology',
    'Diagnostic stewardship and laboratory services',
    'Infection prevention and control',
    'Antimicrobial Stewardship',
  ]
  expect(options(hospitalForm.fields.field_of_expertise_ids)).toEqual(expertise)
  expect(options(trainerForm.fields.field_of_expertise_ids)).toEqual(expertise)
  expect(options(hospitalForm.fields.support_timeframe)).toEqual([
    '0-3 months',
    '3-6 months',
    '6-12 months',
    '12-18 months',
  ])
  expect(options(hospitalForm.fields.method_of_support)).toEqual([
    'Online only',
    'Online with visit',
    'Short-term visit',
  ])
})

test('the availability step explains what online and onsite support require of an expert', () => {
  const text = stepText(expertForm.steps[4] as (typeof expertForm.steps)[number], t)
  expect(text).toMatch(/remotely, onsite or both.*hours per week.*whole project.*video calls for mentoring/)
  expect(text).toMatch(/trips of 10-14 days to the host institution/)
})

test('the consent names the regulations, the controller and a contact, and speaks to applicants only', () => {
  const text = stepText(expertForm.steps[5] as (typeof expertForm.steps)[number], filled)
  expect(text).toMatch('in compliance with EU Regulations 45/2001 and 2018/1725.')
  expect(text).toMatch('The hosting university hospital is the main data controller.')
  expect(text).toMatch('please write to the ASTER coordinator: coordinator@aster.example.')
  expect(text).not.toMatch(/repealed|should confirm/)
})

describe('errors have the wording of the specification', () => {
  const year = new Date().getFullYear()

  test.each<[FormId, string, FieldCode, string]>([
    ['expert', 'name', 'required', 'This field is required'],
    ['expert', 'language_proficiency', 'required', 'This field is required'],
    ['expert', 'email', 'invalid_email', 'Invalid email format'],
    ['expert', 'resume', 'not_pdf', 'Only PDF files are allowed.'],
    ['expert', 'endorsement', 'not_pdf', 'Only PDF files are allowed.'],
    ['expert', 'consent', 'must_accept', 'You must accept the terms to proceed.'],
    ['hospital', 'city', 'required', 'This field is required'],
    ['hospital', 'email', 'invalid_email', 'Invalid email format'],
    ['hospital', 'confirm_support', 'must_accept', 'This field is required'],
    [
      'hospital',
      'terms_and_conditions',
      'must_accept',
      'You must accept the terms and conditions to proceed.',
    ],
    [
      'hospital',
      'information_accuracy_confirmation',
      'must_accept',
      'You must confirm the accuracy of information provided.',
    ],
    ['trainer', 'language_proficiency', 'required', 'This field is required'],
    ['trainer', 'email', 'invalid_email', 'Invalid email format'],
    ['contact', 'message', 'required', 'This field is required'],
    ['contact', 'email', 'invalid_email', 'Incorrect email format'],
    // Limits and their messages are ours.
    ['expert', 'name', 'too_long', 'Please use at most 200 characters'],
    ['expert', 'language_proficiency_other', 'too_long', 'Please use at most 200 characters'],
    ['expert', 'specialty_ids', 'too_many', 'Please choose at most 20'],
    ['expert', 'regional_experience_countries', 'too_many', 'Please choose at most 243'],
    ['expert', 'regional_experience', 'repeated', 'Please give one answer per row'],
    ['hospital', 'num_of_beds', 'out_of_range', 'Please enter a number from 0 to 20000'],
    ['hospital', 'num_of_beds', 'invalid_number', 'Please enter a whole number'],
    ['trainer', 'field_of_expertise_ids', 'too_many', 'Please choose at most 3'],
    ['trainer', 'graduation_year_escmid', 'out_of_range', `Please enter a number from 1980 to ${year}`],
  ])('of the %s form, under %s: %s', (form, name, code, sentence) => {
    expect(errorText(everyForm[form], name, code, t)).toBe(sentence)
  })

  test('above a form in which nothing is missing', () => {
    expect(summaryText(expertForm, { email: 'invalid_email' }, t)).toBe('Please check the marked answers')
    expect(summaryText(contactForm, { name: 'too_long' }, t)).toBe('Please check the marked answers')
    expect(summaryText(contactForm, { email: 'invalid_email' }, t)).toBe('Please enter valid email format')
    const both = { email: 'invalid_email', message: 'too_long' } as const
    expect(summaryText(contactForm, both, t)).toBe('Please check the marked answers')
  })

  test('above a form in which something is missing, whatever else is wrong', () => {
    const errors = { email: 'invalid_email', name: 'required' } as const
    for (const form of [expertForm, hospitalForm, trainerForm]) {
      expect(summaryText(form, errors, t)).toBe('Please fill out all required fields')
    }
    expect(summaryText(contactForm, errors, t)).toBe('Please fill in all required fields')
  })
})
