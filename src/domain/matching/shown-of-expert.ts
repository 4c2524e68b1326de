import type { Answers, AnswersOf } from '../forms/engine/form.ts'
import { wireAnswers } from '../forms/engine/wire.ts'
import { expertForm } from '../forms/expert.ts'

/** The answers of an expert that a hospital sees before its choice; no contact details. */
const shown = [
  'name',
  'surname',
  'institution',
  'country',
  'level_of_expertise_id',
  'level_of_expertise_other',
  'work_experience_range',
  'specialty_ids',
  'specialty_other',
  'specialty_surgery_subspecialty',
  'language_proficiency',
  'language_proficiency_other',
  'registry_related_experience',
  'registry_related_experience_other',
  'regional_experience',
  'regional_experience_countries',
  'general_availability',
  'general_availability_time',
  'general_availability_other',
  'professional_society_membership',
] as const satisfies readonly (keyof Told)[]

type Told = AnswersOf<typeof expertForm>

/** The shown answers as the specification's server writes them: countries are one text. */
export type ShownOfExpert = Omit<Pick<Told, (typeof shown)[number]>, 'regional_experience_countries'> & {
  readonly regional_experience_countries?: string
}

export function shownOfExpert(answers: Answers): ShownOfExpert {
  const wire = wireAnswers(expertForm, answers)
  const told = shown.flatMap((name) => (name in wire ? [[name, wire[name]]] : []))
  return Object.fromEntries(told) as ShownOfExpert
}
