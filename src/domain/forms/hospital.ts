import { countries } from '../lists/countries.ts'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import { hospitalLevels, hospitalTypes } from '../lists/hospitals.ts'
import { languages, OTHER_LANGUAGE } from '../lists/languages.ts'
import { methodsOfSupport, supportTimeframes } from '../lists/support.ts'
import { termsPaths } from '../privacy/terms-paths.ts'
import { choice, choices, country, email, longText, number, phone, text, tick } from './engine/field.ts'
import { defineForm } from './engine/form.ts'

const visit = { field: 'method_of_support', oneOf: ['onlineWithVisit', 'shortTermVisit'] } as const

export const hospitalForm = defineForm({
  id: 'hospital',
  fields: {
    name: text({ required: true, travels: true, autocomplete: 'organization' }),
    address: text({ required: true, autocomplete: 'address-line1' }),
    city: text({ required: true, travels: true, autocomplete: 'address-level2' }),
    country: country(countries, { required: true }),
    legal_representative_authorized_person: text(),
    legal_representative_authorized_person_position: text(),
    contact_person: text({ required: true, travels: true, autocomplete: 'name' }),
    contact_person_position: text({ autocomplete: 'organization-title' }),
    phone_number: phone({ required: true }),
    email: email({ required: true }),

    institution_level_id: choice(hospitalLevels, { required: true }),
    institution_level_other: text(),
    institution_type_id: choice(hospitalTypes),
    institution_type_other: text(),
    about_the_hospital: longText(),
    num_of_employees: number({ required: true, max: 100_000 }),
    num_of_beds: number({ required: true, max: 20_000 }),
    num_of_outpatients: number({ required: true }),
    working_languages: choices(languages, { hint: 'hospital.workingLanguagesHint' }),
    working_languages_other: text({ when: { field: 'working_languages', has: OTHER_LANGUAGE } }),
    requested_support_description: longText({ required: true }),

    field_of_expertise_ids: choices(fieldsOfExpertise, { objectsAs: 'fields_of_expertise' }),
    field_of_expertise_other: text(),
    requested_support_reason: longText({ required: true }),
    expert_work_expectations: longText({ required: true }),
    expected_project_outcome: longText({ required: true }),

    support_timeframe: choice(supportTimeframes, { required: true, hint: 'hospital.timeframeHint' }),
    method_of_support: choice(methodsOfSupport, { required: true, cards: true, hint: 'hospital.methodHint' }),
    method_of_support_description: longText({
      when: visit,
      clearedBy: 'method_of_support',
      hint: 'hospital.visitHint',
    }),
    confirm_support: tick({ required: true, when: visit, hint: 'hospital.costsHint' }),

    terms_and_conditions: tick({
      required: true,
      textVersion: '2026-11-15',
      says: { must_accept: 'hospital.mustAccept' },
    }),
    information_accuracy_confirmation: tick({
      required: true,
      says: { must_accept: 'hospital.mustConfirm' },
    }),
  },
  steps: [
    {
      id: 'general',
      title: 'hospital.generalStep',
      lede: 'hospital.generalLede',
      asks: [
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
    },
    {
      id: 'about',
      title: 'hospital.aboutStep',
      lede: 'hospital.aboutLede',
      asks: [
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
    },
    {
      id: 'request',
      title: 'hospital.requestStep',
      lede: 'hospital.requestLede',
      asks: [
        'field_of_expertise_ids',
        'field_of_expertise_other',
        'requested_support_reason',
        'expert_work_expectations',
        'expected_project_outcome',
      ],
    },
    {
      id: 'support',
      title: 'hospital.supportStep',
      lede: 'hospital.supportLede',
      asks: ['support_timeframe', 'method_of_support', 'method_of_support_description', 'confirm_support'],
    },
    {
      id: 'submission',
      title: 'hospital.submissionStep',
      text: 'hospital.commitmentNote',
      reads: { label: 'hospital.terms', path: termsPaths.requestSupport },
      asks: ['terms_and_conditions', 'information_accuracy_confirmation'],
    },
  ],
  says: {
    incomplete: 'forms.incomplete',
    created: 'hospital.created',
    next: 'hospital.next',
    edited: 'hospital.edited',
  },
})
