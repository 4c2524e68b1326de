import { countries } from '../lists/countries.ts'
import { fieldsOfExpertise } from '../lists/expertise.ts'
import { OTHER_LANGUAGE } from '../lists/languages.ts'
import { termsPaths } from '../privacy/terms-paths.ts'
import {
  choices,
  country,
  email,
  languageRows,
  otherLanguage,
  phone,
  text,
  tick,
  year,
} from './engine/field.ts'
import { defineForm } from './engine/form.ts'

const escmidDone = { field: 'is_escmid_course_completed', is: true } as const
const driveAmsDone = { field: 'is_drive_ams_course_completed', is: true } as const

export const trainerForm = defineForm({
  id: 'trainer',
  fields: {
    name: text({ required: true, travels: true, autocomplete: 'given-name' }),
    surname: text({ required: true, travels: true, autocomplete: 'family-name' }),
    email: email({ required: true }),
    phone_number: phone({ required: true }),
    country_origin: country(countries, { required: true }),
    field_of_expertise_ids: choices(fieldsOfExpertise, {
      required: true,
      max: 3,
      hint: 'trainer.expertiseHint',
    }),
    language_proficiency: languageRows({ required: true }),
    language_proficiency_other: otherLanguage({
      required: true,
      of: 'language_proficiency',
      when: { field: 'language_proficiency', has: OTHER_LANGUAGE },
    }),
    is_escmid_course_completed: tick(),
    graduation_year_escmid: year({ required: true, when: escmidDone }),
    is_drive_ams_course_completed: tick(),
    graduation_year_ams_course: year({ required: true, when: driveAmsDone }),
    country_driveams: country(countries, { required: true, when: driveAmsDone }),
  },
  steps: [
    {
      id: 'application',
      title: 'trainer.step',
      lede: 'trainer.lede',
      text: 'trainer.dataNote',
      reads: { label: 'trainer.terms', path: termsPaths.trainers },
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
  says: {
    incomplete: 'forms.incomplete',
    emailTaken: 'forms.emailTaken',
    failed: 'trainer.failed',
    created: 'trainer.created',
    next: 'trainer.next',
    edited: 'trainer.edited',
  },
})
