import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'

/** Fields of the consent that a person has taken back: without it we may not keep the application. */
export function refusedConsents(form: Form, answers: Answers): string[] {
  return Object.keys(form.fields).filter((name) => {
    const field = fieldOf(form, name)
    const isConsent = field.kind === 'consent' || (field.kind === 'tick' && field.textVersion !== undefined)
    return isConsent && field.required && answers[name] !== true && answers[name] !== 'yes'
  })
}
