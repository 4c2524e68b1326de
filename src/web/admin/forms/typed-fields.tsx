import { fieldError } from '../../../domain/forms/field-error.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import { longestText } from '../../../domain/staff/first-administrator.ts'
import { passwordLength } from '../../../domain/staff/password.ts'
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx'
import { Field } from '../../ui/field/field.tsx'
import { TextInput } from '../../ui/text-input/text-input.tsx'

/** A text field of a form that `src/domain/forms` does not define. */
export type Question = {
  name: string
  /** The name, unless several forms on a page have a field of that name. */
  id?: string
  label: string
  type?: 'email' | 'password'
  autoComplete: string
  hint?: string
  /** The previous input; a password is never sent back. */
  value?: string
  code?: boolean
}

export const emailAddress = (label: string, value: string, autoComplete: string): Question => ({
  name: 'email',
  label,
  type: 'email',
  autoComplete,
  value,
})

export const currentPassword = (label: string, id?: string): Question => ({
  name: 'password',
  id,
  label,
  type: 'password',
  autoComplete: 'current-password',
})

export const oneTimeCode = (label: string, hint?: string): Question => ({
  name: 'code',
  label,
  hint,
  autoComplete: 'one-time-code',
  code: true,
})

export const newPassword = (label: string, t: Translate): Question => ({
  name: 'password',
  label,
  type: 'password',
  autoComplete: 'new-password',
  hint: t('setUp.passwordHint', { count: passwordLength.min }),
})

type Props = { t: Translate; questions: readonly Question[]; errors: FieldErrors }

export function TypedFields({ t, questions, errors }: Props) {
  return questions.map(({ name, id = name, label, hint, value, ...input }) => (
    <Field key={id} id={id} label={label} hint={hint} error={errorOf(t, { name, ...input }, errors)}>
      {(control) => <TextInput {...control} {...input} name={name} defaultValue={value} />}
    </Field>
  ))
}

export function TypedMistakes({ t, questions, errors }: Props) {
  const fields = questions.map(({ name, id = name, label, type }) => ({
    id,
    label,
    error: errorOf(t, { name, type }, errors),
  }))
  return <Mistakes title={t('forms.invalid')} fields={fields} />
}

type WrongField = { id: string; label?: string | undefined; error: string | undefined }

/** The summary above a form that was refused; each mistake links to its field. */
export function Mistakes({ title, fields }: { title: string; fields: readonly WrongField[] }) {
  const items = fields.flatMap(({ id, label, error }) =>
    error ? [{ href: `#${id}`, text: label ? `${label}: ${error}` : error }] : [],
  )
  return items.length > 0 ? <ErrorSummary title={title} items={items} /> : null
}

function errorOf(t: Translate, { name, type }: Pick<Question, 'name' | 'type'>, errors: FieldErrors) {
  const code = errors[name]
  if (code === 'too_short') return t('setUp.tooShort', passwordLength)
  return code && fieldError(t, code, { max: type === 'password' ? passwordLength.max : longestText })
}
