import type { MessageKey } from '../../messages/catalogue.ts'
import { labelled } from '../../messages/joined.ts'
import type { Translate } from '../../messages/translate.ts'
import type { FieldCode, FieldErrors } from '../../refusals.ts'
import type { Form, Step } from './form.ts'
import { thisYear } from './judge-field.ts'
import { fieldOf } from './visible.ts'

/** The label of a field; its key is the form and the name of the field. */
export function labelOf(form: Form, name: string, t: Translate): string {
  return t(`${form.id}.${name}` as MessageKey)
}

export function stepText({ text }: Step, t: Translate): string | undefined {
  return text && t(text)
}

export function errorText(form: Form, name: string, code: FieldCode, t: Translate): string {
  const field = fieldOf(form, name)
  const { min = 0, max = 0 } = field as { min?: number; max?: number }
  return t(field.says?.[code] ?? `forms.${code}`, { min, max: field.kind === 'year' ? thisYear() : max })
}

/** An error that is shown elsewhere than at its field. A label may end with a mark of its own. */
export function labelledError(form: Form, name: string, code: FieldCode, t: Translate): string {
  return labelled(labelOf(form, name, t), errorText(form, name, code, t), t.locale)
}

/** The specification's sentences where something is missing, or the address alone is wrong; else one that is true of all. */
export function summaryText(form: Form, errors: FieldErrors, t: Translate): string {
  const codes = Object.values(errors)
  if (codes.some((code) => code === 'required' || code === 'must_accept')) return t(form.says.incomplete)
  const isAddressAlone = codes.every((code) => code === 'invalid_email')
  return t((isAddressAlone && form.says.invalidEmail) || 'forms.invalid')
}
