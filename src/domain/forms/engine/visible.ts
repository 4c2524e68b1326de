import { holds } from './condition.ts'
import type { Field } from './field.ts'
import type { Answers, Form } from './form.ts'
import { normalise } from './normalise.ts'

/** The fields that these answers lead to, in the order in which the form asks; coordinators' fields last. */
export function visibleFields(form: Form, answers: Answers): string[] {
  return visibleAmong(form, normalise(form, answers))
}

/** The same for normalised answers. */
export function visibleAmong(form: Form, answers: Answers): string[] {
  return fieldOrder(form).filter((name) => isVisible(form, name, answers))
}

/** The fields that an applicant is asked for, whatever the answers. */
export function askedFields(form: Form): string[] {
  return form.steps.flatMap((step) => step.asks)
}

export function fieldOrder(form: Form): string[] {
  return [...new Set([...askedFields(form), ...Object.keys(form.fields)])]
}

/** The field of a name that the form is known to have. */
export function fieldOf(form: Form, name: string): Field {
  return form.fields[name] as Field
}

/** A field that depends on a hidden field is hidden too. */
function isVisible(form: Form, name: string, answers: Answers): boolean {
  const { when } = fieldOf(form, name)
  return !when || (holds(when, answers[when.field]) && isVisible(form, when.field, answers))
}
