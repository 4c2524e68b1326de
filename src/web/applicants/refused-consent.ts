import { consentFields } from '../../domain/forms/engine/consent.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { fieldOf } from '../../domain/forms/engine/visible.ts'
import type { OwnRecord } from './own-record.ts'

/**
 * Fields of the consent that a person has taken back: without it we may not keep the application. To newer terms, no
 * answer is not yet a refusal.
 */
export function refusedConsents(form: Form, answers: Answers, terms?: OwnRecord['terms']): string[] {
  return consentFields(form).filter((name) => {
    const field = fieldOf(form, name)
    if (!field.required) return false
    const answer = answers[name]
    return terms
      ? field.kind === 'consent' && (answer === false || answer === 'no')
      : answer !== true && answer !== 'yes'
  })
}
