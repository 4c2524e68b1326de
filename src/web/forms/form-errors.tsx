import { type FocusEvent, useState } from 'react'
import type { Form } from '../../domain/forms/engine/form.ts'
import { labelledError, summaryText } from '../../domain/forms/engine/wording.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { FieldErrors } from '../../domain/refusals.ts'
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx'

type Props = {
  form: Form
  t: Translate
  errors: FieldErrors
  /** The fields of the step on the page; by default all. */
  asked?: readonly string[]
}

/** What is wrong with the answers of a form, in the order of its questions. */
export function FormErrors({ form, t, errors, asked = form.steps.flatMap(({ asks }) => asks) }: Props) {
  const items = asked.flatMap((name) => {
    const text = FieldErrorText({ form, t, errors, name })
    return text ? [{ href: `#${name}`, text }] : []
  })
  // Once everything was corrected, a new error is shown at its field: a summary would take the focus away from it.
  const [isMended, setMended] = useState(false)
  if (items.length === 0 && !isMended) setMended(true)
  // Only errors of listed fields: other steps may have some, too.
  const listed = Object.fromEntries(Object.entries(errors).filter(([name]) => asked.includes(name)))
  return !isMended && items.length > 0 && <ErrorSummary title={summaryText(form, listed, t)} items={items} />
}

/** The field that was left for another field, not for a button, which an error would move before the click. */
export function fieldLeft({ target, relatedTarget }: FocusEvent<HTMLElement>): string {
  const isPressed = relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit'
  return (!isPressed && target.getAttribute('name')) || ''
}

type FieldErrorProps = Omit<Props, 'asked'> & { name: string }

/** One error, shown away from its field, which it names. */
export function FieldErrorText({ form, t, errors, name }: FieldErrorProps): string | undefined {
  const code = errors[name]
  return code && labelledError(form, name, code, t)
}
