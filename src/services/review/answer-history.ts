import { changedFields } from '../../domain/forms/engine/changes.ts'
import { partsOf } from '../../domain/forms/engine/describe.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { withoutTypedOther } from '../../domain/forms/engine/typed-other.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'
import { teamFields } from '../../domain/forms/engine/who-fills.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { nounOf } from '../../domain/review/field-noun.ts'
import type { listAnswerChanges } from '../../store/review/answer-changes.ts'
import type { listRequests } from '../../store/review/information-requests.ts'

type Changes = Awaited<ReturnType<typeof listAnswerChanges>>
type Requests = Awaited<ReturnType<typeof listRequests>>

/** What applicant and staff changed, in words. */
export function describeChanges(form: Form, changes: Changes, t: Translate) {
  return changes.map(({ before, after, reason, staff_name, changed_at }) => ({
    staff_name,
    changed_at: changed_at.toISOString(),
    reason,
    fields: withoutTypedOther(form, Object.keys(after))
      .filter((name) => Object.hasOwn(form.fields, name))
      .map((name) => ({
        name,
        label: nounOf(form, name, t),
        before: textOf(form, name, before, t),
        after: textOf(form, name, after, t),
      })),
  }))
}

/** What the applicant was asked for, in words. */
export function describeRequests(form: Form, requests: Requests, t: Translate) {
  return requests.map(({ fields, note, asked_at, answered_at }) => ({
    asked_at: asked_at.toISOString(),
    answered_at: answered_at?.toISOString() ?? null,
    note,
    questions: fields
      .filter((name) => Object.hasOwn(form.fields, name))
      .map((name) => ({ name, label: nounOf(form, name, t) })),
  }))
}

/** An answer that was not given, or was taken away, is empty. */
export function textOf(form: Form, name: string, answers: Answers, t: Translate): string {
  return answers[name] === null ? '' : partsOf(form, name, answers, t).join(', ')
}

type FactSource = { name: string; by: string | null; at: string | null }

/** Who entered each of the team's facts: an applicant may change some of them as well. */
export function sourcesOfFacts(form: Form, answers: Answers, changes: Changes): FactSource[] {
  return teamFields(form).flatMap((name): FactSource[] => {
    if (answers[name] === undefined) return []
    const last = changes.findLast(({ after }) => name in after)
    const isLast =
      last && !(name in changedFields(form, { [name]: last.after[name] }, { [name]: answers[name] }))
    if (isLast && last.staff_name !== null)
      return [{ name, by: last.staff_name, at: last.changed_at.toISOString() }]
    return fieldOf(form, name).alsoBy ? [{ name, by: null, at: null }] : []
  })
}
