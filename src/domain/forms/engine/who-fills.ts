import type { Field } from './field.ts'
import type { Form } from './form.ts'
import { askedFields, fieldOf, fieldOrder } from './visible.ts'

/** The fields that the team adds to a record. */
export function teamFields(form: Form): string[] {
  return fieldOrder(form).filter((name) => fieldOf(form, name).askedBy === 'coordinator')
}

/** The fields that applicants may change. */
export function fieldsOfApplicant(form: Form): string[] {
  return fieldOrder(form).filter((name) => isOfApplicant(fieldOf(form, name)))
}

export const isOfApplicant = ({ askedBy, alsoBy }: Field) => askedBy === undefined || alsoBy === 'applicant'

/** The answers in which staff may correct mistakes. Addresses, files, consents and promises have flows of their own. */
export function correctableFields(form: Form): string[] {
  return askedFields(form).filter((name) => isCorrectable(fieldOf(form, name)))
}

function isCorrectable({ kind, required, textVersion }: Field): boolean {
  if (kind === 'email' || kind === 'file' || kind === 'consent' || textVersion !== undefined) return false
  return !(kind === 'tick' && required)
}
