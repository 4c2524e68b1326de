import { type Described, describeAnswers } from '../engine/describe.ts'
import type { Answers } from '../engine/form.ts'
import { hospitalForm } from '../forms/hospital.ts'
import type { Translate } from '../messages/translate.ts'

const told: readonly (keyof typeof hospitalForm.fields)[] = [
  'field_of_expertise_ids',
  'field_of_expertise_other',
  'requested_support_description',
  'requested_support_reason',
  'expert_work_expectations',
  'expected_project_outcome',
  'support_timeframe',
  'method_of_support',
  'working_languages',
  'working_languages_other',
]

/** What an expert reads of a request: what is needed, and nothing that leads to a person. */
export function needInWords(answers: Answers, t: Translate): Described[] {
  return describeAnswers(hospitalForm, answers, t).filter(
    ({ name, text }) => (told as readonly string[]).includes(name) && text !== '',
  )
}
