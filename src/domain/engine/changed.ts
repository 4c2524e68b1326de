import { clean } from './clean.ts'
import type { Answers, Form } from './form.ts'
import { fieldOrder } from './visible.ts'

/** What an edit sends: the fields whose answer is another than before, null for an answer taken away. */
export function changedFields(form: Form, stored: Answers, edited: Answers): Answers {
  const before = clean(form, stored)
  const after = clean(form, edited)
  const names = fieldOrder(form).filter((name) => !isSame(before[name], after[name]))
  return Object.fromEntries(names.map((name) => [name, after[name] ?? null]))
}

/** Clean values have one shape and one order of keys each. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
