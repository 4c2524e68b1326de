import { fieldError } from '../../domain/forms/field-error.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import { longestText, passwordLength } from '../../domain/staff/first-administrator.ts'
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx'
import { Field } from '../ui/field/field.tsx'
import { TextInput } from '../ui/text-input/text-input.tsx'

/** A field of a form that has no definition. */
export type Question = {
  name: string
  /** Where several forms on a page ask for the same. */
  id?: string
  label: string
  type: 'text' | 'email' | 'password'
  autoComplete: string
  hint?: string
  /** The previous input; a password is never sent back. */
  value?: string
  code?: boolean
}

/** Asked before a change to the account, against misuse of an unattended browser. */
export const currentPassword = (t: Translate, id: string): Question => ({
  name: 'password',
  id,
  label: t('account.confirmPassword'),
  type: 'password',
  autoComplete: 'current-password',
})

export const newPassword = (t: Translate, label: string): Question => ({
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

type WrongField = { id: string; label: string | undefined; error: string | undefined }

/** Above a form that was refused; each mistake links to its field. */
export function Mistakes({ title, fields }: { title: string; fields: readonly WrongField[] }) {
  const items = fields.flatMap(({ id, label, error }) =>
    error ? [{ href: `#${id}`, text: `${label}: ${error}` }] : [],
  )
  return items.length > 0 ? <ErrorSummary title={title} items={items} /> : null
}

function errorOf(t: Translate, { name, type }: Pick<Question, 'name' | 'type'>, errors: FieldErrors) {
  const code = errors[name]
  if (code === 'too_short') return t('setUp.tooShort', passwordLength)
  return code && fieldError(t, code, { max: type === 'password' ? passwordLength.max : longestText })
}
