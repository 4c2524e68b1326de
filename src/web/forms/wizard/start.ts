import { applyChanges } from '../../../domain/engine/changes.ts'
import { decode, type Posted } from '../../../domain/engine/decode.ts'
import type { Answers, Form } from '../../../domain/engine/form.ts'
import { normalise } from '../../../domain/engine/normalise.ts'
import type { Draft } from './draft.ts'

/** Where the answers come from a link: when they were kept, and where they are taken in any case. */
export type LinkedDraft = { at: number; href: string }

type Found = {
  /** What the server drew the page with: nothing, or what a native post brought. */
  given: Answers
  draft: Draft | undefined
  linked?: LinkedDraft | undefined
  /** What stood in the fields when the script arrived. */
  typed?: Posted | undefined
}

/** Where a form goes on: the draft, unless a post is newer; and over both, what was typed before the script came. */
export function startingAnswers(form: Form, { given, draft, linked, typed = {} }: Found) {
  const isOlder = linked !== undefined && draft !== undefined && draft.savedAt > linked.at
  const isPosted = Object.keys(given).length > 0 && !isOlder
  const before = isPosted || !draft ? given : draft.answers
  const since = typedSince(form, given, typed)
  return {
    answers: applyChanges(form, before, since),
    /** Whether there is something that the draft does not have. */
    isNew: isPosted || Object.keys(since).length > 0,
    /** Whether the draft of this device is newer than the link. */
    isOlder,
    /** Whether the link has other answers than the newer draft of this device. */
    isPassedOver: isOlder && !isSame(form, given, draft.answers),
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
