import type { Answers } from '../../../domain/forms/engine/form.ts'
import { shownOfExpert } from '../../../domain/matching/shown-of-expert.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { expertFacts, languagesOf } from '../../matching/select-expert/expert-facts.ts'

/** The rows of facts, in this order. */
export const comparedFacts = [
  'country',
  'institution',
  'job_title',
  'level_of_expertise_id',
  'work_experience_range',
  'specialty_ids',
  'language_proficiency',
  'registry_related_experience',
  'regional_experience',
  'regional_experience_countries',
  'general_availability',
  'general_availability_time',
] as const

export type ComparedFact = (typeof comparedFacts)[number]

/** All facts that count for the score, in the words of the shortlist page. */
export function factsOf(answers: Answers, t: Translate): Record<ComparedFact, string> {
  const rows = { specialty_ids: [], language_proficiency: [], regional_experience: [] }
  const expert = { ...rows, ...shownOfExpert(answers) }
  const facts = expertFacts(expert, t)
  const join = (texts: readonly unknown[]) => texts.filter(Boolean).join(', ')
  return {
    country: join([expert.country]),
    institution: join([expert.institution]),
    job_title: join([answers.job_title]),
    level_of_expertise_id: join(facts.level),
    work_experience_range: join(facts.years),
    specialty_ids: join(facts.specialties),
    language_proficiency: join(languagesOf(expert, t).map(({ language, level }) => `${language} - ${level}`)),
    registry_related_experience: join(facts.related),
    regional_experience: join(facts.regions),
    regional_experience_countries: join(facts.countries),
    general_availability: join(facts.availability),
    general_availability_time: join(facts.time),
  }
}
