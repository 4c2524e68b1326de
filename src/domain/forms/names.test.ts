import { expect, test } from 'vitest'
import { contactForm } from './contact.ts'
import type { Form } from './engine/form.ts'
import { fieldsOfApplicant } from './engine/who-fills.ts'
import { expertForm } from './expert.ts'
import { hospitalForm } from './hospital.ts'
import { trainerForm } from './trainer.ts'

const names = (form: Form) => Object.keys(form.fields).sort()
const words = (text: string) => text.trim().split(/\s+/)
const asks = (form: Form) => form.steps.map((step) => step.asks)

test('the record of an expert has the fields that the specification names', () => {
  const specified = words(`
    name surname institution phone email job_title country motivation
    level_of_expertise_id level_of_expertise_other work_experience work_experience_range
    professional_society_membership specialty_ids specialty_other specialty_surgery_subspecialty
    regional_experience regional_experience_countries language_proficiency language_proficiency_other
    general_availability general_availability_time general_availability_other
    consent declaration_of_honour registry_related_experience registry_related_experience_other`)
  expect(names(expertForm)).toEqual([...specified, 'resume', 'endorsement'].sort())
})

test('the record of a hospital has the fields that the specification names, and its working languages', () => {
  const specified = words(`
    name address city country contact_person contact_person_position phone_number email
    legal_representative_authorized_person legal_representative_authorized_person_position
    about_the_hospital num_of_employees num_of_beds num_of_outpatients
    institution_level_id institution_level_other institution_type_id institution_type_other
    field_of_expertise_ids field_of_expertise_other
    requested_support_description requested_support_reason expert_work_expectations expected_project_outcome
    support_timeframe method_of_support method_of_support_description
    confirm_support terms_and_conditions information_accuracy_confirmation`)
  expect(names(hospitalForm)).toEqual([...specified, 'working_languages', 'working_languages_other'].sort())
})

test('the record of a trainer has the fields that the specification names', () => {
  const specified = words(`
    name surname email phone_number country_origin field_of_expertise_ids
    language_proficiency language_proficiency_other is_escmid_course_completed graduation_year_escmid
    is_drive_ams_course_completed graduation_year_ams_course country_driveams`)
  expect(names(trainerForm)).toEqual(specified.sort())
})

test('a contact message has the fields that the specification names', () => {
  expect(names(contactForm)).toEqual(['email', 'message', 'name', 'phone', 'surname'])
})

test('the expert form asks, step by step, what the specification lists', () => {
  expect(asks(expertForm)).toEqual([
    ['name', 'surname', 'phone', 'email', 'institution', 'job_title', 'country'],
    ['specialty_ids', 'specialty_surgery_subspecialty', 'specialty_other', 'work_experience_range'],
    ['motivation', 'resume', 'endorsement', 'professional_society_membership'],
    [
      'language_proficiency',
      'language_proficiency_other',
      'regional_experience',
      'regional_experience_countries',
    ],
    ['general_availability', 'general_availability_other'],
    ['consent'],
  ])
})

test('the hospital form asks in five steps what both versions of the specification list', () => {
  expect(asks(hospitalForm)).toEqual([
    [
      'name',
      'address',
      'city',
      'country',
      'legal_representative_authorized_person',
      'legal_representative_authorized_person_position',
      'contact_person',
      'contact_person_position',
      'phone_number',
      'email',
    ],
    [
      'institution_level_id',
      'institution_level_other',
      'institution_type_id',
      'institution_type_other',
      'about_the_hospital',
      'num_of_employees',
      'num_of_beds',
      'num_of_outpatients',
      'working_languages',
      'working_languages_other',
      'requested_support_description',
    ],
    [
      'field_of_expertise_ids',
      'field_of_expertise_other',
      'requested_support_reason',
      'expert_work_expectations',
      'expected_project_outcome',
    ],
    ['support_timeframe', 'method_of_support', 'method_of_support_description', 'confirm_support'],
    ['terms_and_conditions', 'information_accuracy_confirmation'],
  ])
})

test('seven fields of an expert are filled by coordinators, none of the other forms; applicants may edit two', () => {
  const byCoordinators = (form: Form) =>
    Object.entries(form.fields).flatMap(([name, { askedBy }]) => (askedBy === 'coordinator' ? [name] : []))
  expect(byCoordinators(expertForm)).toEqual([
    'level_of_expertise_id',
    'level_of_expertise_other',
    'work_experience',
    'general_availability_time',
    'registry_related_experience',
    'registry_related_experience_other',
    'declaration_of_honour',
  ])
  expect([hospitalForm, trainerForm, contactForm].flatMap(byCoordinators)).toEqual([])
  const alsoByApplicants = byCoordinators(expertForm).filter((name) =>
    fieldsOfApplicant(expertForm).includes(name),
  )
  expect(alsoByApplicants).toEqual(['registry_related_experience', 'registry_related_experience_other'])
})
