import { applyChanges } from '../../../domain/forms/engine/changes.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { validate, validateStep } from '../../../domain/forms/engine/validate.ts'
import { fieldOf, visibleFields } from '../../../domain/forms/engine/visible.ts'
import type { FieldCode, FieldErrors } from '../../../domain/refusals.ts'
import { refusedFiles, whyRefused } from '../../uploads/refused-files.ts'

export type Progress = {
  answers: Answers
  step: number
  errors: FieldErrors
  /** Rises with every refusal, so that its summary is announced anew. */
  attempt: number
}

/** An answer that is edited or asked for no longer has no error any more, unless the edit itself is one. */
export function change(form: Form, progress: Progress, changes: Answers): Progress {
  const answers = applyChanges(form, progress.answers, changes)
  const asked = new Set(visibleFields(form, answers))
  const errors = Object.entries(progress.errors).filter(([name]) => !(name in changes) && asked.has(name))
  const wrong = Object.keys(changes).flatMap((name) => {
    const code = wrongEdit(form, name, changes[name])
    return code ? [[name, code] as const] : []
  })
  return { ...progress, answers, errors: Object.fromEntries([...errors, ...wrong]) }
}

/** The next step, or the same one with the errors that prevent leaving it; a running upload does not. */
export function advance(form: Form, progress: Progress, underWay?: ReadonlySet<string>): Progress {
  const errors = withPatience(validateStep(form, stepId(form, progress.step), progress.answers), underWay)
  if (isOnlyUnfinished(errors)) return goTo(form, progress, progress.step + 1, underWay)
  return refuse(form, progress, withoutUnfinished(errors))
}

/** Opens a step if all before it are valid; otherwise the first invalid one with its errors. */
export function goTo(form: Form, progress: Progress, step: number, underWay?: ReadonlySet<string>): Progress {
  const furthest = openStep(form, progress.answers, underWay)
  const asked = Math.min(Math.max(step, 0), form.steps.length - 1)
  if (asked <= furthest || isEmpty(progress.answers))
    return { ...progress, step: Math.min(asked, furthest), errors: {} }
  const errors = withPatience(validateStep(form, stepId(form, furthest), progress.answers), underWay)
  return { ...progress, step: furthest, errors: withoutUnfinished(errors), attempt: progress.attempt + 1 }
}

/** Moves to the first step with an error. */
export function refuse(form: Form, progress: Progress, errors: FieldErrors): Progress {
  const step = form.steps.findIndex(({ asks }) => asks.some((name) => name in errors))
  const answers = Object.entries(progress.answers).filter(([name]) => errors[name] !== 'upload_gone')
  return {
    answers: Object.fromEntries(answers),
    errors,
    attempt: progress.attempt + 1,
    step: step < 0 ? progress.step : step,
  }
}

/** Replaces 'upload_gone' while the device sends the file again, and clears the error once it has arrived. */
export function patience(progress: Progress, name: string, isUnderWay: boolean): Progress {
  const { [name]: code, ...others } = progress.errors
  if (isUnderWay && code === 'upload_gone')
    return { ...progress, errors: { ...progress.errors, [name]: 'upload_unfinished' } }
  return !isUnderWay && code === 'upload_unfinished' ? { ...progress, errors: others } : progress
}

/** A file that is being uploaded is not missing, and one that was refused has its reason. */
export function withPatience(errors: FieldErrors, underWay: ReadonlySet<string> = new Set()): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, code]) => [
      name,
      code === 'required' ? (underWay.has(name) ? 'upload_unfinished' : (whyRefused(name) ?? code)) : code,
    ]),
  )
}

/** The first step that is not valid yet, or the last. A refused file is shown on every step, and blocks only Submit. */
export function openStep(form: Form, answers: Answers, underWay?: ReadonlySet<string>): number {
  const errors = validate(form, answers)
  const isOpen = (name: string) => name in errors && !underWay?.has(name) && !refusedFiles().has(name)
  const step = form.steps.findIndex(({ asks }) => asks.some(isOpen))
  return step < 0 ? form.steps.length - 1 : step
}

export function stepId(form: Form, step: number): string {
  return form.steps[step]?.id ?? ''
}

/** Whether only running uploads are missing. */
export const isOnlyUnfinished = (errors: FieldErrors) =>
  Object.values(errors).every((code) => code === 'upload_unfinished')

/** Leaves out running uploads, which need no message beside errors. */
export const withoutUnfinished = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).filter(([, code]) => code !== 'upload_unfinished'))

export const isEmpty = (answers: FieldErrors | Answers) => Object.keys(answers).length === 0

/** The error of an edit that is shown at once: no to the terms, or the removal of a required card. */
function wrongEdit(form: Form, name: string, answer: unknown): FieldCode | undefined {
  const field = fieldOf(form, name)
  if (field.kind === 'consent' && answer === 'no') return 'must_accept'
  return field.kind === 'choice' && field.cards && field.required && answer === undefined
    ? 'required'
    : undefined
}
