import { shortlistPath } from '../../domain/applicants/applicant-paths.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { listMatchesOf, listMatchMoves } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { moveApplication } from '../applications/move-application.ts'
import { mailToExpert } from '../matching/mail-of-choosing.ts'
import { takeBackSelection } from '../matching/undo-selection.ts'
import { changeMatchWithReason, type ExplainedMatch, type LockedMatch, move } from './change-match.ts'
import { tell } from './tell-sides.ts'

/**
 * The chosen expert declines. While the choice is held, the hospital chooses again from the shortlist; afterwards, the
 * request is matched anew.
 */
export function declineAfterAll(store: Store, staff: Author, seen: ExplainedMatch) {
  return changeMatchWithReason(store, staff, seen, async (locked, reason) => {
    const { trx, match, matches, hospital } = locked
    if (match.status !== 'selected') return refuse('wrong_status')
    const isHeld = await isHeldChoice(locked)
    const takenBack = isHeld
      ? await takeBackSelection(trx, staff, hospital, matches, match.id)
      : done(undefined)
    if (!takenBack.ok) return takenBack
    const status = isHeld ? 'shortlisted' : match.status
    // The expert's own words come first; the history has what staff add.
    const { answer_reason: own } = match
    const why = { facts: { answer_reason: own ?? reason }, ...(own && { reason }) }
    const moved = await move({ ...locked, match: { ...match, status } }, 'declined', why)
    if (!moved.ok) return moved
    // An expert who was never asked, and has not been told of the choice, does not know of the request.
    if (match.unasked_reason === null || !isHeld)
      await mailToExpert(trx, hospital, match.expert_id, 'cannotNow', { matchId: match.id })
    const { number } = hospital
    const left = await listMatchesOf(trx, hospital.id)
    if (left.some((other) => other.status === 'shortlisted')) {
      await tell(trx, hospital, 'choose_again', {
        matchId: match.id,
        number,
        label: 'choosing.openShortlist',
        page: shortlistPath,
      })
    } else {
      const request = isHeld ? { ...hospital, status: 'shortlist_sent' as const } : hospital
      await moveApplication(trx, byStaff(staff), request, 'eligible')
      await tell(trx, hospital, 'search_again', { matchId: match.id, number })
    }
    return done(undefined)
  })
}

async function isHeldChoice({ trx, match }: LockedMatch): Promise<boolean> {
  const last = (await listMatchMoves(trx, match.id)).at(-1)
  return last !== undefined && last.held_until.getTime() > Date.now()
}
