import { randomUUID } from 'node:crypto'
import { applicant } from '../../domain/audit.ts'
import { wasAsked } from '../../domain/matching/endings.ts'
import { isChosen, selectionHoldMs } from '../../domain/matching/shortlist.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import type { EditSession } from '../../store/edit-sessions.ts'
import { lockMatchesOf, type MatchMove } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { findApplication } from '../../store/own-applications.ts'
import { moveApplication } from '../move-application.ts'
import { mailNotice, mailToExpert } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'

/** None of them suits: the request is open again, and the coordinator reads why. */
export function refuseShortlist(
  store: Store,
  { applicationId }: EditSession,
  reason: string,
): Promise<Outcome<{ success: true }>> {
  return allOrNothing(store, async (trx) => {
    const matches = await lockMatchesOf(trx, applicationId)
    const request = await findApplication(trx, applicationId)
    if (request?.kind !== 'hospital') return refuse('not_found')
    if (matches.some(({ status }) => isChosen(status))) return refuse('already_chosen')
    if (request.status !== 'shortlist_sent') return refuse('wrong_status')
    const batchId = randomUUID()
    const moves: MatchMove[] = []
    for (const match of matches.filter(({ status }) => status === 'shortlisted')) {
      const mail =
        wasAsked(match) && (await mailToExpert(trx, request, match.expert_id, 'notSelected', selectionHoldMs))
      moves.push({
        match,
        to: 'not_selected',
        batchId,
        heldMs: selectionHoldMs,
        facts: { answer_reason: reason },
        ...(mail && { mailId: mail.id }),
      })
    }
    await moveMatches(trx, { actor: 'hospital' }, moves)
    await moveApplication(trx, applicant, request, 'eligible', batchId)
    await mailNotice(trx, request, 'noneSuitsNotice', { reason })
    return done({ success: true })
  })
}
