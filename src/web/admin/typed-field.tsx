import { fieldError } from '../../domain/forms/field-error.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldCode, FieldErrors } from '../../domain/refusals.ts'
import { longestText, passwordLength } from '../../domain/staff/first-administrator.ts'
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx'
import { Field } from '../ui/field/field.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'

/** What a field of the back office's forms is called, and how it is typed. */
export type Question = {
  name: string
  /** Where several forms on a page ask for the same. */
  id?: string
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  /** What was typed before; a password never comes back. */
  value?: string
  code?: boolean
}

export function TypedField({
  t,
  question: { name, id = name, label, hint, value, ...input },
  errors,
}: {
  t: Translate
  question: Question
  errors: FieldErrors
}) {
  const error = errors[name]
  return (
    <Field id={id} label={label} hint={hint} error={error && sayWhy(input.type, error, t)}>
      {(control) => <TextInput {...control} {...input} name={name} defaultValue={value} />}
    </Field>
  )
}

/** Above a form that came back; each mistake leads to its field. */
export function Mistakes({
  t,
  questions,
  errors,
}: {
  t: Translate
  questions: readonly Question[]
  errors: FieldErrors
}) {
  const items = questions.flatMap(({ name, id = name, label, type }) => {
    const code = errors[name]
    return code ? [{ href: `#${id}`, text: `${label}: ${sayWhy(type, code, t)}` }] : []
  })
  return items.length > 0 ? <ErrorSummary title={t('forms.invalid')} items={items} /> : null
}

function sayWhy(type: Question['type'], code: FieldCode, t: Translate): string {
  if (code === 'too_short') return t('setUp.tooShort', passwordLength)
  return fieldError(t, code, { max: type === 'password' ? passwordLength.max : longestText })
}
