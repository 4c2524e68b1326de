import { randomUUID } from 'node:crypto'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import { endingsBy } from '../../domain/matching/endings.ts'
import { done, type Outcome, type RefusalCode, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { MailWords } from '../../mail/letters/application-letters.ts'
import { changeApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { askForInformation, closeRequest } from '../../store/review/information-requests.ts'
import { insertInterview } from '../../store/review/interviews.ts'
import { recordMove } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { cancelHeldActs } from '../matching/cancel-held-acts.ts'
import { closeMatches } from '../matching/close-matches.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { whyOutside } from '../staff/judge-regions.ts'
import { dropInvitation } from './interview-of-move.ts'
import { judgeMove, type MoveFacts } from './judge-move.ts'
import { queueWords } from './queue-words.ts'
import { whyNotByHand } from './why-not-by-hand.ts'
import { wordsToSend } from './words-of-move.ts'

export type MoveOrder = {
  /** Optimistic lock: the version of each application that was read. */
  applications: readonly { id: string; version: number }[]
  /** Replaces the usual words; null sends no mail. */
  mail?: MailWords | null | undefined
} & MoveFacts

export type Moved = {
  /** Undoes the whole batch until this time. */
  undo: { token: string; until: string }
  moved: { id: string; status: ApplicationStatus; version: number }[]
  refused: { id: string; code: RefusalCode }[]
}

/** One transaction per application, so that a conflict does not block the others. */
export async function moveApplications(
  store: Store,
  staff: Author & Regional,
  order: MoveOrder,
  heldMs: number,
) {
  if (order.interview && order.applications.length > 1) return oneInterview
  const batchId = randomUUID()
  const moved: Moved['moved'] = []
  const refused: Moved['refused'] = []
  let until = new Date()
  let problem: Outcome<never> | undefined
  for (const application of order.applications) {
    const outcome = await transaction(store, (trx) =>
      move(trx, { application, order, staff, batchId, heldMs }),
    )
    if (outcome.ok) {
      const { heldUntil, ...left } = outcome.value
      moved.push(left)
      until = heldUntil
    } else {
      refused.push({ id: application.id, code: outcome.refusal.code })
      problem ??= outcome
    }
  }
  if (moved.length === 0 && problem) return problem
  return done({ undo: { token: batchId, until: until.toISOString() }, moved, refused })
}

export const oneInterview = refuse('invalid_answers', { errors: { interview: 'too_many' } })

type OneMove = {
  application: { id: string; version: number }
  order: MoveOrder
  staff: Author & Regional
  batchId: string
  heldMs: number
}

async function move(trx: Database, { application, order, staff, batchId, heldMs }: OneMove) {
  const { id, version } = application
  const { to, asked, decline } = order
  const found = await lockApplication(trx, id)
  const outside = found ? whyOutside(staff, found, 'act') : 'not_found'
  if (!found || outside) return refuse(outside ?? 'not_found')
  if (found.version !== version) return refuse('version_conflict')
  const reason = await whyNotByHand(trx, found, to)
  if (reason) return refuse(reason)
  const judged = await judgeMove(trx, found, order, { staff })
  if (!judged.ok) return judged
  const interview = judged.value && (await dropInvitation(trx, judged.value))

  const endings = endingsBy(to)
  const before = endings ? await cancelHeldActs(trx, found) : found
  const { version: next } = await changeApplication(trx, id, { status: to })
  if (before.status === 'info_requested') await closeRequest(trx, id)
  const facts = { asked, decline, interview }
  const words = await wordsToSend(trx, before, order, facts)
  if (endings) await closeMatches(trx, before, { actor: 'staff', ...staff }, { batchId, heldMs, endings })
  const token = asked && words ? newToken() : undefined
  if (asked) {
    const linkDigest = token ? digestOf(token) : null
    await askForInformation(trx, { applicationId: id, batchId, ...asked, linkDigest })
  }
  const mail = words && (await queueWords(trx, before, words, { heldMs, token, interview }))
  if (interview) {
    await insertInterview(trx, { ...interview.row, batch_id: batchId, mailed: words !== null }, staff)
  }
  const doer = byStaff(staff)
  const { heldUntil } = await recordMove(trx, doer, {
    applicationId: id,
    from: before.status,
    to,
    version: next,
    batchId,
    mailId: mail?.id,
    heldMs,
    ...(decline && { decline: { ...decline, tell: decline.tell && words !== null } }),
  })
  await writeAudit(trx, doer, 'application_moved', ['application', id], {
    fields: ['status'],
    before: { status: before.status },
    after: {
      status: to,
      mail: words !== null,
      ...(asked && { asked: asked.fields }),
      ...(decline && { decline: decline.reason }),
    },
  })
  return done({ id, status: to, version: next, heldUntil })
}
