import type { Form } from '../forms/engine/form.ts'
import { labelOf } from '../forms/engine/wording.ts'
import type { expertForm } from '../forms/expert.ts'
import type { hospitalForm } from '../forms/hospital.ts'
import type { trainerForm } from '../forms/trainer.ts'
import type { MessageKey } from '../messages/catalogue.ts'
import type { Translate } from '../messages/translate.ts'

type NounsOf<Asked extends Form> = { readonly [Name in keyof Asked['fields']]?: MessageKey }

/** A field that is missing here has a question that is short enough. Apart from the forms, whose pages do not need it. */
const nouns: {
  readonly expert: NounsOf<typeof expertForm>
  readonly hospital: NounsOf<typeof hospitalForm>
  readonly trainer: NounsOf<typeof trainerForm>
} = {
  expert: {
    institution: 'nouns.employer',
    specialty_surgery_subspecialty: 'nouns.subspecialty',
    specialty_other: 'nouns.otherSpecialty',
    work_experience_range: 'nouns.workYears',
    motivation: 'nouns.motivation',
    resume: 'nouns.resume',
    endorsement: 'nouns.endorsement',
    professional_society_membership: 'nouns.societies',
    language_proficiency: 'nouns.languages',
    regional_experience: 'nouns.regions',
    regional_experience_countries: 'nouns.countriesWorkedIn',
    general_availability: 'nouns.availability',
    general_availability_other: 'nouns.otherAvailability',
    consent: 'nouns.consent',
    level_of_expertise_other: 'nouns.otherExpertise',
    registry_related_experience: 'nouns.registryExperience',
    registry_related_experience_other: 'nouns.otherRegistryExperience',
    declaration_of_honour: 'nouns.declaration',
  },
  hospital: {
    name: 'nouns.hospital',
    legal_representative_authorized_person: 'nouns.representative',
    legal_representative_authorized_person_position: 'nouns.representativePosition',
    contact_person_position: 'nouns.contactPosition',
    phone_number: 'nouns.phone',
    institution_level_other: 'nouns.otherLevel',
    institution_type_other: 'nouns.otherType',
    num_of_employees: 'nouns.employees',
    num_of_beds: 'nouns.beds',
    num_of_outpatients: 'nouns.outpatients',
    working_languages: 'nouns.workingLanguages',
    requested_support_description: 'nouns.support',
    field_of_expertise_ids: 'nouns.fields',
    field_of_expertise_other: 'nouns.otherField',
    requested_support_reason: 'nouns.reason',
    expert_work_expectations: 'nouns.expectations',
    expected_project_outcome: 'nouns.outcome',
    support_timeframe: 'nouns.timeframe',
    method_of_support_description: 'nouns.visit',
    confirm_support: 'nouns.expenses',
    terms_and_conditions: 'nouns.terms',
    information_accuracy_confirmation: 'nouns.accuracy',
  },
  trainer: {
    phone_number: 'nouns.phone',
    field_of_expertise_ids: 'nouns.fields',
    language_proficiency: 'nouns.languages',
    is_escmid_course_completed: 'nouns.escmidCourse',
    is_drive_ams_course_completed: 'nouns.driveAmsCourse',
    country_driveams: 'nouns.driveAmsCountry',
  },
}

/** What the back office calls a field: a short noun in place of the form's question. */
export function nounOf(form: Form, name: string, t: Translate): string {
  const own: Readonly<Record<string, MessageKey | undefined>> = nouns[form.id as keyof typeof nouns] ?? {}
  const key = Object.hasOwn(own, name) ? own[name] : undefined
  return key ? t(key) : labelOf(form, name, t)
}
