import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { changeApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { takeBackRequest } from '../../store/review/information-requests.ts'
import { removeInterviewsOf } from '../../store/review/interviews.ts'
import { listHeldMoves, type Move, markUndone } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { refuseSecond } from '../applications/move-application.ts'
import { reopenMatches } from '../matching/undo-selection.ts'

export type Undone = {
  undone: { id: string; status: ApplicationStatus; version: number }[]
  refused: { id: string; code: RefusalCode }[]
}

export type UndoOrder = {
  /** Of the batch. */
  token: string
  /** Undoes the move of this application alone. */
  id?: string | undefined
}

/** Undoes a batch of moves with its mails; applications that have moved on, or whose mail was sent, stay. */
export async function undoMoves(
  store: Store,
  staff: Author,
  { token, id }: UndoOrder,
): Promise<Outcome<Undone>> {
  const undone: Undone['undone'] = []
  const refused: Undone['refused'] = []
  const held = await listHeldMoves(store, token)
  for (const move of held.filter(({ application_id }) => id === undefined || application_id === id)) {
    // The person may have applied again since.
    const outcome = await refuseSecond(transaction(store, (trx) => takeBack(trx, staff, move)))
    if (outcome.ok) undone.push(outcome.value)
    else refused.push({ id: move.application_id, code: outcome.refusal.code })
  }
  return undone.length > 0 ? done({ undone, refused }) : refuse(refused[0]?.code ?? 'too_late')
}

async function takeBack(trx: Database, staff: Author, move: Move) {
  const { application_id: id, from_status: from, to_status: to } = move
  const application = await lockApplication(trx, id)
  if (!application) return refuse('not_found')
  if (application.version !== move.version) return refuse('version_conflict')
  if (move.mail_id && !(await takeBackMail(trx, move.mail_id))) return refuse('too_late')
  const { version } = await changeApplication(trx, id, { status: from })
  if ([from, to].includes('info_requested')) {
    await takeBackRequest(trx, id, { batchId: move.batch_id, movedAt: move.moved_at })
  }
  await removeInterviewsOf(trx, id, move.batch_id)
  const reopened = await reopenMatches(trx, staff, { applicationId: id, batchId: move.batch_id })
  if (!reopened.ok) return reopened
  await markUndone(trx, move.id)
  await writeAudit(trx, byStaff(staff), 'application_move_undone', ['application', id], {
    before: { status: to },
    after: { status: from },
  })
  return done({ id, status: from, version })
}
