import { OTHER_AVAILABILITY } from '../../lists/availability.ts'
import { OTHER_LANGUAGE } from '../../lists/languages.ts'
import type { Answers, Form } from './form.ts'

/** 'Other' of a choice may stand alone, or in a row with an id. */
export function isOther(answer: unknown): boolean {
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : answer
  return id === OTHER_LANGUAGE || id === OTHER_AVAILABILITY
}

/** The field that asks what 'Other' of a choice means. */
export function companionOf(form: Form, name: string): string | undefined {
  return Object.keys(form.fields).find((other) => choiceNamedBy(form, other) === name)
}

/** What was typed for 'Other' of a choice. */
export function typedOther(form: Form, name: string, answers: Answers): string | undefined {
  const typed = answers[companionOf(form, name) ?? '']
  return typeof typed === 'string' && typed.trim() !== '' ? typed : undefined
}

/** Leaves out fields for 'Other', whose text replaces 'Other' in the line of the choice. */
export function withoutTypedOther(form: Form, names: readonly string[]): string[] {
  return names.filter((name) => !names.includes(choiceNamedBy(form, name) ?? ''))
}

function choiceNamedBy(form: Form, name: string): string | undefined {
  const when = form.fields[name]?.when
  const isNamed = when && (('is' in when && isOther(when.is)) || ('has' in when && isOther(when.has)))
  return isNamed ? when.field : undefined
}
