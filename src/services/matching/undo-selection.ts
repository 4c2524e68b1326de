import { endsByLeaving } from '../../domain/matching/endings.ts'
import { isOver, mayMatchMove } from '../../domain/matching/match-status.ts'
import { isChosen } from '../../domain/matching/shortlist.ts'
import { isEngaged } from '../../domain/matching/workload.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff, type Doer } from '../../domain/staff/audit.ts'
import { type Application, changeApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/mail-queue.ts'
import { type HeldMatchMove, listHeldMatchMoves } from '../../store/matching/held-match-moves.ts'
import { findMatch, isBeginning, type KeptMatch, takeBackMatchMove } from '../../store/matching/matches.ts'
import { listRefused } from '../../store/matching/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { listReports } from '../../store/programme/reports.ts'
import { listMoves, markUndone } from '../../store/review/moves.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { moveApplication } from '../applications/move-application.ts'
import { lockFreeExpert } from './expert-load.ts'
import { changeRequest, lockRequest } from './lock-request.ts'
import { mailToHospital } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'

/** Undoes a choice or a rejected shortlist while it is held. */
export function undoSelection(store: Store, staff: Author, hospitalId: string) {
  return changeRequest(store, hospitalId, async (trx, { request, matches }) => {
    const restored = await takeBackSelection(trx, staff, request, matches)
    if (restored.ok) await mailToHospital(trx, request, 'undone')
    return restored
  })
}

/** Call with the matches locked; the caller tells the hospital, and declines the match that it leaves to itself. */
export async function takeBackSelection(
  trx: Database,
  staff: Author,
  { id, status }: Application,
  matches: readonly KeptMatch[],
  leftId?: string,
): Promise<Outcome<{ restored: number }>> {
  const last = (await listMoves(trx, id)).findLast(({ undone_at }) => undone_at === null)
  if (last?.from_status !== 'shortlist_sent' || last.to_status !== status) return refuse('too_late')
  // A confirmed expert has been told.
  if (matches.some((match) => isChosen(match.status) && match.status !== 'selected'))
    return refuse('too_late')
  const held = await listHeldMatchMoves(trx, last.batch_id)
  // A new shortlist contains one of these experts.
  const newer = matches.filter(
    ({ id, status }) => !isOver(status) && held.every((move) => move.match_id !== id),
  )
  if (newer.some(({ expert_id }) => held.some((move) => move.expert_id === expert_id)))
    return refuse('too_late')
  const refused = await listRefused(
    trx,
    held.map(({ match_id }) => match_id).filter((one) => one !== leftId),
  )
  const restored = await takeBackMoves(trx, byStaff(staff), held)
  if (!restored.ok) return restored
  if (restored.value === 0) return refuse('too_late')

  await changeApplication(trx, id, { status: 'shortlist_sent' })
  await markUndone(trx, last.id)
  await writeAudit(trx, byStaff(staff), 'application_move_undone', ['application', id], {
    before: { status },
    after: { status: 'shortlist_sent' },
  })
  await declineRefused(trx, refused)
  return done({ restored: restored.value })
}

/** An expert who said no meanwhile is not offered to the hospital again. */
async function declineRefused(trx: Database, refused: Awaited<ReturnType<typeof listRefused>>) {
  for (const { id, answer_reason } of refused) {
    const match = await findMatch(trx, id)
    if (!match || !mayMatchMove(match.status, 'declined')) continue
    await moveMatches(trx, { actor: 'expert' }, [{ match, to: 'declined', facts: { answer_reason } }])
  }
}

/** Undoes held moves with their mails; call with the matches locked. Returns their number. */
export async function takeBackMoves(database: Database, doer: Doer, moves: readonly HeldMatchMove[]) {
  for (const move of moves) {
    if (!(await takeBackMove(database, doer, move))) return refuse('too_late')
  }
  return done(moves.length)
}

/** Takes back a move; false if its mail was sent, or the move has had consequences. */
export async function takeBackMove(
  database: Database,
  doer: Doer,
  move: HeldMatchMove,
  reason?: string,
): Promise<boolean> {
  if (isBeginning(move) && (await hasReported(database, move.match_id))) return false
  if (move.mail_id && !(await takeBackMail(database, move.mail_id))) return false
  await takeBackMatchMove(database, move, reason)
  await writeAudit(database, doer, 'match_move_undone', ['match', move.match_id], {
    before: { status: move.to_status },
    after: { status: move.from_status },
  })
  return true
}

async function hasReported(database: Database, matchId: string): Promise<boolean> {
  return (await listReports(database, [matchId])).some(({ status }) => status !== 'due')
}

/** Undoing a withdrawal reopens its matches, unless another match has taken their place. */
export async function reopenMatches(
  trx: Database,
  staff: Author,
  { applicationId, batchId }: { applicationId: string; batchId: string },
): Promise<Outcome<undefined>> {
  const listOwn = async () =>
    (await listHeldMatchMoves(trx, batchId)).filter(({ hospital_id, expert_id }) =>
      [hospital_id, expert_id].includes(applicationId),
    )
  const requests = new Set((await listOwn()).map(({ hospital_id }) => hospital_id))
  for (const hospitalId of [...requests].sort()) {
    const locked = await lockRequest(trx, hospitalId)
    if (!locked) continue
    const { request, matches } = locked
    const own = await openAgain(
      trx,
      (await listOwn()).filter((move) => move.hospital_id === hospitalId && isFree(move, matches)),
      matches,
    )
    const taken = await takeBackMoves(trx, byStaff(staff), own)
    if (!taken.ok) return taken
    if (request.status === 'eligible' && own.some(({ from_status }) => from_status === 'shortlisted'))
      await moveApplication(trx, byStaff(staff), request, 'shortlist_sent')
  }
  return done(undefined)
}

/** Leaves out experts whom other hospitals have taken to their limit meanwhile. */
async function openAgain(trx: Database, moves: readonly HeldMatchMove[], matches: readonly KeptMatch[]) {
  const again: HeldMatchMove[] = []
  for (const move of moves) {
    const match = matches.find(({ id }) => id === move.match_id)
    const isTaken = isEngaged(move.from_status) && match && !(await lockFreeExpert(trx, match))
    if (!isTaken) again.push(move)
  }
  return again
}

/** Whether the match can be reopened: no other match of the two, and no other choice. */
function isFree({ match_id, expert_id }: HeldMatchMove, matches: readonly KeptMatch[]): boolean {
  const others = matches.filter(({ id }) => id !== match_id)
  return !others.some(
    (other) => isChosen(other.status) || (other.expert_id === expert_id && endsByLeaving[other.status]),
  )
}
