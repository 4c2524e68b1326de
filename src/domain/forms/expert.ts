import { availability, OTHER_AVAILABILITY } from '../lists/availability.ts'
import { countries } from '../lists/countries.ts'
import { focusAreas, professionalTypes } from '../lists/expertise.ts'
import { OTHER_LANGUAGE } from '../lists/languages.ts'
import { SURGERY, specialties } from '../lists/specialties.ts'
import { yearsOfWorkExperience } from '../lists/work-experience.ts'
import { termsPaths } from '../privacy/terms-paths.ts'
import * as field from './engine/field.ts'
import { defineForm } from './engine/form.ts'

export const expertForm = defineForm({
  id: 'expert',
  fields: {
    name: field.text({ required: true, travels: true, autocomplete: 'given-name' }),
    surname: field.text({ required: true, travels: true, autocomplete: 'family-name' }),
    phone: field.phone({ required: true }),
    email: field.email({ required: true }),
    institution: field.text({ required: true, travels: true, autocomplete: 'organization' }),
    job_title: field.text({ required: true, travels: true, autocomplete: 'organization-title' }),
    country: field.country(countries, { required: true }),

    specialty_ids: field.choices(specialties, { required: true }),
    specialty_surgery_subspecialty: field.text({ when: { field: 'specialty_ids', has: SURGERY } }),
    specialty_other: field.text({ otherOf: 'specialty_ids', hint: 'expert.otherHint' }),
    work_experience_range: field.choice(yearsOfWorkExperience, { required: true }),

    motivation: field.longText({
      required: true,
      suggestedWords: 200,
      placeholder: 'expert.motivationPlaceholder',
    }),
    resume: field.file({ required: true, hint: 'expert.resumeHint' }),
    endorsement: field.file({ required: true, hint: 'expert.endorsementHint' }),
    professional_society_membership: field.longText(),

    language_proficiency: field.languageRows({ required: true, sliderFrom: 1, hint: 'expert.languagesHint' }),
    language_proficiency_other: field.otherLanguage({
      of: 'language_proficiency',
      when: { field: 'language_proficiency', has: OTHER_LANGUAGE },
    }),
    regional_experience: field.regionRows({ required: true, hint: 'expert.regionsHint' }),
    regional_experience_countries: field.countriesWithin(countries, {
      within: 'regional_experience',
      when: { field: 'regional_experience', filled: true },
    }),

    general_availability: field.choice(availability, { required: true }),
    general_availability_other: field.text({
      when: { field: 'general_availability', is: OTHER_AVAILABILITY },
    }),

    consent: field.consent({
      required: true,
      textVersion: '2026-11-17',
      says: { must_accept: 'expert.mustAccept' },
    }),

    level_of_expertise_id: field.choice(professionalTypes, { askedBy: 'coordinator' }),
    level_of_expertise_other: field.text({ askedBy: 'coordinator' }),
    work_experience: field.longText({ askedBy: 'coordinator' }),
    general_availability_time: field.text({ askedBy: 'coordinator' }),
    registry_related_experience: field.choices(focusAreas, { askedBy: 'coordinator', alsoBy: 'applicant' }),
    registry_related_experience_other: field.text({ askedBy: 'coordinator', alsoBy: 'applicant' }),
    declaration_of_honour: field.tick({ askedBy: 'coordinator' }),
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
    {
      id: 'submission',
      title: 'expert.submissionStep',
      text: 'expert.consentText',
      reads: { label: 'expert.privacy', path: termsPaths.privacy },
      asks: ['consent'],
    },
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
