import { type Described, describeAnswers } from '../forms/engine/describe.ts'
import type { Answers } from '../forms/engine/form.ts'
import { hospitalForm } from '../forms/hospital.ts'
import type { Translate } from '../messages/translate.ts'

type Name = keyof typeof hospitalForm.fields

const chosen: readonly Name[] = [
  'field_of_expertise_ids',
  'field_of_expertise_other',
  'method_of_support',
  'support_timeframe',
  'working_languages',
]

const written: readonly Name[] = [
  'requested_support_reason',
  'requested_support_description',
  'expert_work_expectations',
  'expected_project_outcome',
  'method_of_support_description',
]

/** What invited experts read of a request: the institution and its need, no person's name. */
export type ToldRequest = {
  readonly hospital: string
  readonly city: string
  readonly country: string
  /** What was chosen, and then what was written, each with its question. */
  readonly facts: readonly Described[]
  readonly words: readonly Described[]
}

export function toldRequest(answers: Answers, t: Translate): ToldRequest {
  const all = new Map(describeAnswers(hospitalForm, answers, t).map((one) => [one.name, one]))
  const textOf = (name: Name) => all.get(name)?.text ?? ''
  const answered = (names: readonly Name[]) =>
    names.flatMap((name) => (textOf(name) === '' ? [] : (all.get(name) ?? [])))
  return {
    hospital: textOf('name'),
    city: textOf('city'),
    country: textOf('country'),
    facts: answered(chosen),
    words: answered(written),
  }
}
