import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { translator } from '../../domain/messages/translate.ts'
import type { Doer } from '../../domain/staff/audit.ts'
import { type Application, changeApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/mail-queue.ts'
import { listHeldMatchMoves, listHeldQuestions } from '../../store/matching/held-match-moves.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import { findHeldMove, markUndone } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type LockedRequest, lockRequest } from './lock-request.ts'
import { takeBackMove } from './undo-selection.ts'

/** Staff read English. */
const t = translator('en', catalogueOf('en'))
const system: Doer = { actor: 'system' }

/** Cancels the held mails of a request that ends. Call it while the application is locked. */
export async function cancelHeldActs(trx: Database, application: Application): Promise<Application> {
  if (application.kind !== 'hospital') return application
  const reason = t('board.closedFirst')
  await cancelQuestions(trx, application.id, reason)
  return cancelAct(trx, application, reason)
}

/** The same for the matches of an expert who leaves a request; call with the lock on the request. */
export async function cancelHeldWith(
  trx: Database,
  { request, matches }: LockedRequest,
  leaving: readonly KeptMatch[],
): Promise<LockedRequest | undefined> {
  const reason = t('board.expertLeftFirst')
  const ids = leaving.map(({ id }) => id)
  await cancelQuestions(trx, request.id, reason, ids)
  const isAnyOffered = matches.some(({ id, status }) => status === 'shortlisted' && !ids.includes(id))
  const isLast = leaving.some(({ status }) => status === 'shortlisted') && !isAnyOffered
  if (isLast || leaving.some(({ status }) => status === 'active')) await cancelAct(trx, request, reason)
  return lockRequest(trx, request.id)
}

async function cancelQuestions(trx: Database, hospitalId: string, reason: string, only?: readonly string[]) {
  for (const question of await listHeldQuestions(trx, hospitalId)) {
    if (!only || only.includes(question.match_id)) await takeBackMove(trx, system, question, reason)
  }
}

/** The shortlist, the beginning or the end of a collaboration, with the mail to the hospital. */
async function cancelAct(trx: Database, request: Application, reason: string): Promise<Application> {
  const { id, status } = request
  const held = await findHeldMove(trx, id)
  if (!held || held.from_status !== before[held.to_status]) return request
  if (held.mail_id && !(await takeBackMail(trx, held.mail_id))) return request
  for (const move of await listHeldMatchMoves(trx, held.batch_id)) {
    // The expert may have got the mail meanwhile.
    if (!(await takeBackMove(trx, system, move, reason))) return request
  }
  const { version } = await changeApplication(trx, id, { status: held.from_status })
  await markUndone(trx, held.id)
  await writeAudit(trx, system, 'application_move_undone', ['application', id], {
    before: { status },
    after: { status: held.from_status },
  })
  return { ...request, status: held.from_status, version }
}

/** The status before each act of matching whose mail is held. */
const before: Readonly<Partial<Record<ApplicationStatus, ApplicationStatus>>> = {
  shortlist_sent: 'eligible',
  active: 'expert_selected',
  completed: 'active',
}
