import { countries } from '../lists/countries.ts'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import { hospitalLevels, hospitalTypes } from '../lists/hospitals.ts'
import { languages, OTHER_LANGUAGE } from '../lists/languages.ts'
import { methodsOfSupport, supportTimeframes } from '../lists/support.ts'
import { termsPaths } from '../privacy/terms-paths.ts'
import * as field from './engine/field.ts'
import { defineForm } from './engine/form.ts'

const visit = { field: 'method_of_support', oneOf: ['onlineWithVisit', 'shortTermVisit'] } as const

export const hospitalForm = defineForm({
  id: 'hospital',
  fields: {
    name: field.text({ required: true, travels: true, autocomplete: 'organization' }),
    address: field.text({ required: true, autocomplete: 'address-line1' }),
    city: field.text({ required: true, travels: true, autocomplete: 'address-level2' }),
    country: field.country(countries, { required: true }),
    legal_representative_authorized_person: field.text(),
    legal_representative_authorized_person_position: field.text(),
    contact_person: field.text({ required: true, travels: true, autocomplete: 'name' }),
    contact_person_position: field.text({ autocomplete: 'organization-title' }),
    phone_number: field.phone({ required: true }),
    email: field.email({ required: true }),

    institution_level_id: field.choice(hospitalLevels, { required: true }),
    institution_level_other: field.text({ otherOf: 'institution_level_id', hint: 'hospital.otherHint' }),
    institution_type_id: field.choice(hospitalTypes),
    institution_type_other: field.text({ otherOf: 'institution_type_id' }),
    about_the_hospital: field.longText(),
    num_of_employees: field.number({ required: true, max: 100_000 }),
    num_of_beds: field.number({ required: true, max: 20_000 }),
    num_of_outpatients: field.number({ required: true }),
    working_languages: field.choices(languages, { hint: 'hospital.workingLanguagesHint' }),
    working_languages_other: field.text({ when: { field: 'working_languages', has: OTHER_LANGUAGE } }),
    requested_support_description: field.longText({ required: true }),

    field_of_expertise_ids: field.choices(fieldsOfExpertise, {
      objectsAs: 'fields_of_expertise',
      hint: 'hospital.expertiseHint',
    }),
    field_of_expertise_other: field.text({ otherOf: 'field_of_expertise_ids' }),
    requested_support_reason: field.longText({ required: true }),
    expert_work_expectations: field.longText({ required: true }),
    expected_project_outcome: field.longText({ required: true }),

    support_timeframe: field.choice(supportTimeframes, { required: true, hint: 'hospital.timeframeHint' }),
    method_of_support: field.choice(methodsOfSupport, {
      required: true,
      cards: true,
      hint: 'hospital.methodHint',
    }),
    method_of_support_description: field.longText({
      when: visit,
      clearedBy: 'method_of_support',
      hint: 'hospital.visitHint',
    }),
    confirm_support: field.tick({ required: true, when: visit, hint: 'hospital.costsHint' }),

    terms_and_conditions: field.tick({
      required: true,
      textVersion: '2026-11-15',
      says: { must_accept: 'hospital.mustAccept' },
    }),
    information_accuracy_confirmation: field.tick({
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
    arrived: 'wizard.requestArrived',
    waits: 'wizard.notSentRequest',
    notSent: 'wizard.notSentRequestRefused',
    editing: 'edit.requestTitle',
  },
})
