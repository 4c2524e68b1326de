import type { ApplicationKind, ApplicationStatus } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { describeAnswers } from '../../domain/forms/engine/describe.ts'
import type { Form } from '../../domain/forms/engine/form.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { nounOf } from '../../domain/review/field-noun.ts'
import type { Actor } from '../../domain/staff/audit.ts'
import type { listMerged } from '../../store/review/merges.ts'

type Merged = Awaited<ReturnType<typeof listMerged>>[number]

/** A merged duplicate: its answers in words, and its moves. */
export function describeMerged(form: Form, kind: ApplicationKind, merged: Merged, t: Translate) {
  const { number, email, staff_name, merged_at, record } = merged
  const { name, status, submitted_at, answers } = record.application
  return {
    reference: referenceOf(kind, number),
    staff_name,
    merged_at: merged_at.toISOString(),
    name,
    email,
    status: status as ApplicationStatus,
    submitted_at,
    answers: describeAnswers(form, answers, t, nounOf).filter(({ text }) => text !== ''),
    moves: record.moves
      .filter(({ undone_at }) => undone_at === null)
      .map(({ to_status, actor, staff_name: who, moved_at }) => ({
        to: to_status as ApplicationStatus,
        actor: actor as Actor,
        staff_name: who,
        moved_at,
      })),
  }
}
