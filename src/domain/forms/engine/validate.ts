import type { FieldCode, FieldErrors } from '../../refusals.ts'
import { clean } from './clean.ts'
import type { Answers, Form } from './form.ts'
import { judgeField } from './judge-field.ts'
import { fieldOf, visibleAmong } from './visible.ts'

/** What is wrong with the visible fields, in the order in which the form asks. */
export function validate(form: Form, answers: unknown): FieldErrors {
  return judge(form, clean(form, answers))
}

export function validateStep(form: Form, stepId: string, answers: unknown): FieldErrors {
  const step = form.steps.find(({ id }) => id === stepId)
  if (!step) throw new Error(`The ${form.id} form has no step '${stepId}'`)
  const errors = Object.entries(validate(form, answers))
  return Object.fromEntries(errors.filter(([name]) => step.asks.includes(name)))
}

/** Judges answers that are clean already. */
export function judge(form: Form, answers: Answers): FieldErrors {
  const errors: Record<string, FieldCode> = {}
  for (const name of visibleAmong(form, answers)) {
    const code = judgeField(fieldOf(form, name), answers[name])
    if (code) errors[name] = code
  }
  return errors
}
