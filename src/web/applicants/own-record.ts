import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { applyChanges, changedFields } from '../../domain/forms/engine/changes.ts'
import { listFields } from '../../domain/forms/engine/edit.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { normalise } from '../../domain/forms/engine/normalise.ts'
import { askedFields } from '../../domain/forms/engine/visible.ts'

export type FileNote = { field: string; key: string; name: string; size: number; href: string }

export type OwnRecord = {
  id: string
  reference: string
  status: ApplicationStatus
  version: number
  submitted_at: string
  updated_at: string
  files: readonly FileNote[]
  /** What the person is asked for at present: the only answers that can be changed. */
  asked: { fields: readonly string[]; note: string } | null
  pending_email: { email: string; asked_at: string; expires_at: string } | null
  corrections: readonly Correction[]
  /** Terms that are newer than those to which the person agreed. */
  terms: { path: string; since: string } | null
  /** How many months the application stays after its withdrawal. */
  kept_months: number
  answers: Answers
}

/** What the team corrected, by field; null for no answer. */
export type Correction = { corrected_at: string; reason: string; before: Answers; after: Answers }

/** The server sends the answers beside the facts. */
export function recordFrom(form: Form, sent: unknown): OwnRecord {
  return { ...(sent as Omit<OwnRecord, 'answers'>), answers: normalise(form, sent) }
}

/** What the specification's call takes: the changed answers, the lists among them apart; undefined for none. */
export function editOf(form: Form, { id, version, answers: before }: OwnRecord, answers: Answers) {
  const changes = Object.entries(changedFields(form, before, answers))
  if (changes.length === 0) return undefined
  const lists = listFields(form)
  const isList = ([name]: [string, unknown]) => lists.includes(name)
  return {
    id,
    version,
    fieldsToUpdate: Object.fromEntries(changes.filter((change) => !isList(change))),
    ...Object.fromEntries(changes.filter(isList)),
  }
}

/** A conflict: questions that only others have answered anew, and those that both sides have. */
export type Conflict = { newer: OwnRecord; theirs: string[]; both: string[] }

export function conflictOf(form: Form, before: OwnRecord, newer: OwnRecord, answers: Answers): Conflict {
  const ours = changedFields(form, before.answers, answers)
  const still = changedFields(form, newer.answers, answers)
  // Fields of coordinators have no wording here.
  const asked = askedFields(form)
  const changed = Object.keys(changedFields(form, before.answers, newer.answers)).filter((name) =>
    asked.includes(name),
  )
  return {
    newer,
    theirs: changed.filter((name) => !(name in ours)),
    both: changed.filter((name) => name in ours && name in still),
  }
}

export function mergeInto(form: Form, newer: OwnRecord, before: OwnRecord, answers: Answers): Answers {
  return applyChanges(form, newer.answers, changedFields(form, before.answers, answers))
}
