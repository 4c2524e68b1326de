import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { labelOf } from '../../../domain/forms/engine/wording.ts'
import type { Translate } from '../../../domain/messages/translate.ts'

/** What a colleague has saved that this form would replace. */
export function theirsIn(form: Form, given: Answers, theirs: Answers, t: Translate): string {
  const other = Object.keys(form.fields).filter((name) => (given[name] ?? '') !== (theirs[name] ?? ''))
  return other.map((name) => `${labelOf(form, name, t)}: ${theirs[name] || '–'}`).join('; ')
}
