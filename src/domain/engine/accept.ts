import { done, type FieldCode, type FieldErrors, type Outcome, refuse } from '../refusals.ts'
import { clean } from './clean.ts'
import type { Answers, AnswersOf, Form } from './form.ts'
import { isRecord, normalise } from './normalise.ts'
import { adoptOtherLanguages } from './other-language.ts'
import { judge } from './validate.ts'
import { askedFields } from './visible.ts'

/** Judges what an applicant sends; only what it returns may be stored. */
export function accept<F extends Form>(form: F, sent: unknown): Outcome<AnswersOf<F>> {
  return settle(form, adoptOtherLanguages(form, known(form, sent)), strangers(form, sent, askedFields(form)))
}

/**
 * Judges an edit as the whole record that it would leave behind, never as the changed fields alone.
 * An empty value takes the answer away; fields that only coordinators ask for may be set.
 */
export function acceptPatch<F extends Form>(
  form: F,
  stored: Answers,
  changes: unknown,
): Outcome<AnswersOf<F>> {
  const changed = adoptOtherLanguages(form, known(form, changes), stored)
  return settle(form, { ...stored, ...changed }, strangers(form, changes, Object.keys(form.fields)))
}

function settle<F extends Form>(form: F, record: Answers, strangers: FieldErrors): Outcome<AnswersOf<F>> {
  const answers = clean(form, record)
  const errors = { ...judge(form, answers), ...strangers }
  return Object.keys(errors).length === 0
    ? done(answers as AnswersOf<F>)
    : refuse('invalid_answers', { errors })
}

/** Every known field that was sent, normalised; an empty one stays, so that a patch can take it away. */
function known(form: Form, sent: unknown): Answers {
  const answers = normalise(form, sent)
  return Object.fromEntries(
    namesIn(sent).flatMap((name) => (Object.hasOwn(form.fields, name) ? [[name, answers[name]]] : [])),
  )
}

/** Fields that this form does not have, or that the sender may not fill. */
function strangers(form: Form, sent: unknown, allowed: readonly string[]): FieldErrors {
  const answers = normalise(form, sent)
  const isStrange = (name: string) =>
    !allowed.includes(name) && (Object.hasOwn(answers, name) || !Object.hasOwn(form.fields, name))
  return Object.fromEntries(
    namesIn(sent)
      .filter(isStrange)
      .map((name) => [name, 'unknown_field' as FieldCode]),
  )
}

function namesIn(sent: unknown): string[] {
  return isRecord(sent) ? Object.keys(sent) : []
}
