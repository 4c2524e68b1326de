import type { ReactNode } from 'react'
import type { Field, FieldKind, FieldOf } from '../../../domain/forms/engine/field.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { visibleFields } from '../../../domain/forms/engine/visible.ts'
import { errorText, labelOf } from '../../../domain/forms/engine/wording.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { FieldText } from '../../ui/field/field.tsx'

/** Files by field: the name and the state, in words. */
export type NamedFiles = Readonly<Record<string, { name: string; detail: string }>>

export type Question = {
  form: Form
  name: string
  t: Translate
  locale: Locale
  answers: Answers
  /** What the server says of the files that the first answers name. */
  files?: NamedFiles
  errors: FieldErrors
  /** Whether React has hydrated the form; until then each control works as a native one. */
  alive: boolean
  /** An attempt to send the form got no answer. */
  isPerhapsSent?: boolean
  onChange: (changes: Answers) => void
  /** Reports an answer that takes time: a file that is being sent. */
  onUnderWay?: (name: string, isUnderWay: boolean) => void
  /** Draws a question for a file in another way, where the server may have the file already. */
  drawFile?: (question: InputProps<'file'>) => ReactNode
}

export type InputProps<Kind extends FieldKind> = Question & { field: FieldOf<Kind> }

type About = Pick<Question, 'form' | 'name' | 't' | 'answers' | 'errors' | 'alive'> & { field: Field }

/** The texts of a question; the error summary links to the id. */
export function fieldText({ form, name, t, answers, errors, alive, field }: About): FieldText {
  const code = errors[name]
  // Without a script every question is on the page, also those that other answers lead to.
  const isAsked = alive || !field.when || visibleFields(form, answers).includes(name)
  return {
    id: name,
    label: labelOf(form, name, t),
    optional: !field.required ? t('forms.optional') : isAsked ? undefined : t('forms.whereItApplies'),
    hint: field.hint && t(field.hint),
    error: code && errorText(form, name, code, t),
  }
}

/** A draft or a post may hold anything; a text field shows texts. */
export function textOf(answer: unknown): string {
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer) : ''
}

export function textsOf(answer: unknown): string[] {
  return Array.isArray(answer) ? answer.map(textOf).filter(Boolean) : []
}

/** The rows of languages or regions; other values in the list are ignored. */
export function rowsOf(answer: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(answer) ? answer.filter((row) => typeof row === 'object' && row !== null) : []
}
