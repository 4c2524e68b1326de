import { done, type FieldCode, type FieldErrors, type Outcome, refuse } from '../../refusals.ts'
import { applyChanges } from './changes.ts'
import { keepVisible } from './clean.ts'
import type { Answers, AnswersOf, Form } from './form.ts'
import { isRecord, normalise } from './normalise.ts'
import { adoptOtherLanguages } from './other-language.ts'
import { isPrintable, longestWorthReading } from './plain-text.ts'
import { judge } from './validate.ts'
import { askedFields } from './visible.ts'

/** Validates and cleans an applicant's answers; store only the returned value. */
export function accept<F extends Form>(form: F, sent: unknown): Outcome<AnswersOf<F>> {
  const given = normalise(form, sent)
  return decide(form, adoptOtherLanguages(form, given), strangers(form, sent, given, askedFields(form)))
}

/**
 * Judges an edit as the whole record that it would leave behind, never as the changed fields alone.
 * An empty value takes the answer away. The caller decides which fields may be changed.
 */
export function acceptPatch<F extends Form>(
  form: F,
  stored: Answers,
  changes: unknown,
): Outcome<AnswersOf<F>> {
  if (!isRecord(changes)) return refuse('invalid_answers')
  const before = normalise(form, stored)
  const given = normalise(form, changes)
  const sent = Object.keys(form.fields).filter((name) => Object.hasOwn(changes, name))
  const changed = adoptOtherLanguages(
    form,
    Object.fromEntries(sent.map((name) => [name, given[name]])),
    before,
  )
  return decide(
    form,
    applyChanges(form, before, changed),
    strangers(form, changes, given, Object.keys(form.fields)),
  )
}

/** Errors that a draft may have; they are reported when the form is sent. */
const unfinished: readonly FieldCode[] = [
  'required',
  'must_accept',
  'invalid_email',
  'out_of_range',
  'too_many',
]

/** Errors that a draft may have if the value is otherwise valid, because validation stopped early. */
const halfTyped: readonly FieldCode[] = ['invalid_number', 'too_long']

/** Validates a draft; store only the returned value. */
export function acceptUnfinished(form: Form, sent: unknown): Outcome<Answers> {
  const given = normalise(form, sent)
  const answers = keepVisible(form, adoptOtherLanguages(form, given))
  const wrong = Object.entries(judge(form, answers)).filter(
    ([name, code]) => !unfinished.includes(code) && !(halfTyped.includes(code) && isTyped(answers[name])),
  )
  const errors = { ...Object.fromEntries(wrong), ...strangers(form, sent, given, askedFields(form)) }
  return Object.keys(errors).length === 0 ? done(answers) : refuse('invalid_answers', { errors })
}

function isTyped(value: unknown): boolean {
  const text = String(value)
  return typeof value !== 'object' && text.length <= longestWorthReading && isPrintable(text)
}

function decide<F extends Form>(form: F, record: Answers, strangers: FieldErrors): Outcome<AnswersOf<F>> {
  const answers = keepVisible(form, record)
  const errors = { ...judge(form, answers), ...strangers }
  return Object.keys(errors).length === 0
    ? done(answers as AnswersOf<F>)
    : refuse('invalid_answers', { errors })
}

/** Limit of unknown fields that are reported. */
const mostStrangers = 50

/** Fields that this form does not have, or that the sender may not fill. */
function strangers(form: Form, sent: unknown, given: Answers, allowed: readonly string[]): FieldErrors {
  const isStrange = (name: string) =>
    !allowed.includes(name) && (Object.hasOwn(given, name) || !Object.hasOwn(form.fields, name))
  const names = isRecord(sent) ? Object.keys(sent).filter(isStrange) : []
  return Object.fromEntries(names.slice(0, mostStrangers).map((name) => [name, 'unknown_field' as FieldCode]))
}
