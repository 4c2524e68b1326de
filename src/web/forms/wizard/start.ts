import type { ApplicationsPath } from '../../../domain/applicants/applicant-paths.ts'
import { applyChanges } from '../../../domain/forms/engine/changes.ts'
import { decode, type Posted } from '../../../domain/forms/engine/decode.ts'
import type { Answers, Form } from '../../../domain/forms/engine/form.ts'
import { normalise } from '../../../domain/forms/engine/normalise.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import type { FieldErrors } from '../../../domain/refusals.ts'
import type { Draft } from './draft.ts'

export type Start = {
  t: Translate
  form: Form
  action: string
  apiPath: ApplicationsPath
  stamp: string
  layout: 'steps' | 'all'
  step: number
  given: Answers
  errors: FieldErrors
  /** Whether the answers come from a link to a draft. */
  isLinked?: boolean
  draftId?: string | undefined
  /** What was entered before React took over. */
  typed?: () => Posted
  /** Whether the page is a shell that the service worker shows at any address of the form. */
  isShell?: boolean
}

type Found = {
  /** The answers with which the server rendered the page: none, or those of a native post. */
  given: Answers
  draft: Draft | undefined
  /** Whether the answers come from a link. */
  isLinked?: boolean | undefined
  typed?: Posted | undefined
}

/**
 * Initial state of a form: the device's draft, or a newer post, plus input from before hydration. A link never replaces
 * a draft unasked, because it may be another person's.
 */
export function startingAnswers(form: Form, { given, draft, isLinked, typed = {} }: Found) {
  const other = isLinked && draft && Object.keys(draft.answers).length > 0 ? draft : undefined
  const isPosted = Object.keys(given).length > 0 && !other
  const before = isPosted || !draft ? given : draft.answers
  const since = typedSince(form, given, typed)
  return {
    answers: applyChanges(form, before, since),
    /** Whether there is something that the draft does not have. */
    isNew: isPosted || Object.keys(since).length > 0,
    /** Whether the link has other answers than the draft of this device. */
    isPassedOver: other !== undefined && !isSame(form, given, other.answers),
  }
}

function isSame(form: Form, one: Answers, other: Answers): boolean {
  return JSON.stringify(normalise(form, one)) === JSON.stringify(normalise(form, other))
}

function typedSince(form: Form, given: Answers, typed: Posted): Answers {
  const drawn = normalise(form, given)
  const now = decode(form, typed)
  const names = Object.keys(form.fields).filter(
    (name) => JSON.stringify(now[name]) !== JSON.stringify(drawn[name]),
  )
  return Object.fromEntries(names.map((name) => [name, now[name]]))
}
