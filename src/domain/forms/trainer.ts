import { countries } from '../lists/countries.ts'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import { OTHER_LANGUAGE } from '../lists/languages.ts'
import { termsPaths } from '../privacy/terms-paths.ts'
import * as field from './engine/field.ts'
import { defineForm } from './engine/form.ts'

const escmidDone = { field: 'is_escmid_course_completed', is: true } as const
const driveAmsDone = { field: 'is_drive_ams_course_completed', is: true } as const

export const trainerForm = defineForm({
  id: 'trainer',
  fields: {
    name: field.text({ required: true, travels: true, autocomplete: 'given-name' }),
    surname: field.text({ required: true, travels: true, autocomplete: 'family-name' }),
    email: field.email({ required: true }),
    phone_number: field.phone({ required: true }),
    country_origin: field.country(countries, { required: true }),
    field_of_expertise_ids: field.choices(fieldsOfExpertise, {
      required: true,
      max: 3,
      hint: 'trainer.expertiseHint',
    }),
    language_proficiency: field.languageRows({ required: true }),
    language_proficiency_other: field.otherLanguage({
      required: true,
      of: 'language_proficiency',
      when: { field: 'language_proficiency', has: OTHER_LANGUAGE },
    }),
    is_escmid_course_completed: field.tick(),
    graduation_year_escmid: field.year({ required: true, when: escmidDone }),
    is_drive_ams_course_completed: field.tick(),
    graduation_year_ams_course: field.year({ required: true, when: driveAmsDone }),
    country_driveams: field.country(countries, { required: true, when: driveAmsDone }),
  },
  steps: [
    {
      id: 'application',
      title: 'trainer.step',
      lede: 'trainer.lede',
      text: 'trainer.dataNote',
      reads: { label: 'trainer.privacy', path: termsPaths.privacy },
      asks: [
        'name',
        'surname',
        'email',
        'phone_number',
        'country_origin',
        'field_of_expertise_ids',
        'language_proficiency',
        'language_proficiency_other',
        'is_escmid_course_completed',
        'graduation_year_escmid',
        'is_drive_ams_course_completed',
        'graduation_year_ams_course',
        'country_driveams',
      ],
    },
  ],
  accepts: {
    text: 'trainer.accepts',
    reads: { label: 'trainer.terms', path: termsPaths.trainers },
    textVersion: '2026-11-17',
  },
  says: {
    incomplete: 'forms.incomplete',
    emailTaken: 'forms.emailTaken',
    failed: 'trainer.failed',
    created: 'trainer.created',
    next: 'trainer.next',
    edited: 'trainer.edited',
  },
})
