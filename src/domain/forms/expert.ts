import { availability, OTHER_AVAILABILITY } from '../lists/availability.ts'
import { countries } from '../lists/countries.ts'
import { focusAreas, professionalTypes } from '../lists/expertise.ts'
import { OTHER_LANGUAGE } from '../lists/languages.ts'
import { SURGERY, specialties } from '../lists/specialties.ts'
import { yearsOfWorkExperience } from '../lists/work-experience.ts'
import {
  choice,
  choices,
  consent,
  countriesWithin,
  country,
  email,
  file,
  languageRows,
  longText,
  otherLanguage,
  phone,
  regionRows,
  text,
  tick,
} from './engine/field.ts'
import { defineForm } from './engine/form.ts'

export const expertForm = defineForm({
  id: 'expert',
  fields: {
    name: text({ required: true, travels: true, autocomplete: 'given-name' }),
    surname: text({ required: true, travels: true, autocomplete: 'family-name' }),
    phone: phone({ required: true }),
    email: email({ required: true }),
    institution: text({ required: true, travels: true, autocomplete: 'organization' }),
    job_title: text({ required: true, travels: true, autocomplete: 'organization-title' }),
    country: country(countries, { required: true }),

    specialty_ids: choices(specialties, { required: true }),
    specialty_surgery_subspecialty: text({ when: { field: 'specialty_ids', has: SURGERY } }),
    specialty_other: text(),
    work_experience_range: choice(yearsOfWorkExperience, { required: true }),

    motivation: longText({
      required: true,
      suggestedWords: 200,
      placeholder: 'expert.motivationPlaceholder',
    }),
    resume: file({ required: true, hint: 'expert.resumeHint' }),
    endorsement: file({ required: true, hint: 'expert.endorsementHint' }),
    professional_society_membership: longText(),

    language_proficiency: languageRows({ required: true, sliderFrom: 1, hint: 'expert.languagesHint' }),
    language_proficiency_other: otherLanguage({
      of: 'language_proficiency',
      when: { field: 'language_proficiency', has: OTHER_LANGUAGE },
    }),
    regional_experience: regionRows({ required: true, hint: 'expert.regionsHint' }),
    regional_experience_countries: countriesWithin(countries, {
      within: 'regional_experience',
      when: { field: 'regional_experience', filled: true },
    }),

    general_availability: choice(availability, { required: true }),
    general_availability_other: text({ when: { field: 'general_availability', is: OTHER_AVAILABILITY } }),

    consent: consent({
      required: true,
      textVersion: '2026-11-15',
      says: { must_accept: 'expert.mustAccept' },
    }),

    level_of_expertise_id: choice(professionalTypes, { askedBy: 'coordinator' }),
    level_of_expertise_other: text({ askedBy: 'coordinator' }),
    work_experience: longText({ askedBy: 'coordinator' }),
    general_availability_time: text({ askedBy: 'coordinator' }),
    registry_related_experience: choices(focusAreas, { askedBy: 'coordinator' }),
    registry_related_experience_other: text({ askedBy: 'coordinator' }),
    declaration_of_honour: tick({ askedBy: 'coordinator' }),
  },
  steps: [
    {
      id: 'personal',
      title: 'expert.personalStep',
      lede: 'expert.personalLede',
      asks: ['name', 'surname', 'phone', 'email', 'institution', 'job_title', 'country'],
    },
    {
      id: 'professional',
      title: 'expert.professionalStep',
      lede: 'expert.professionalLede',
      asks: ['specialty_ids', 'specialty_surgery_subspecialty', 'specialty_other', 'work_experience_range'],
    },
    {
      id: 'motivation',
      title: 'expert.motivationStep',
      lede: 'expert.motivationLede',
      asks: ['motivation', 'resume', 'endorsement', 'professional_society_membership'],
    },
    {
      id: 'global',
      title: 'expert.globalStep',
      lede: 'expert.globalLede',
      asks: [
        'language_proficiency',
        'language_proficiency_other',
        'regional_experience',
        'regional_experience_countries',
      ],
    },
    {
      id: 'availability',
      title: 'expert.availabilityStep',
      text: 'expert.availabilityText',
      asks: ['general_availability', 'general_availability_other'],
    },
    { id: 'submission', title: 'expert.submissionStep', text: 'expert.consentText', asks: ['consent'] },
  ],
  says: {
    incomplete: 'forms.incomplete',
    emailTaken: 'forms.emailTaken',
    failed: 'expert.failed',
    created: 'expert.created',
    next: 'expert.next',
    edited: 'expert.edited',
  },
})
