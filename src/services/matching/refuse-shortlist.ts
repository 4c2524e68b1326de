import { randomUUID } from 'node:crypto'
import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { wasAsked } from '../../domain/matching/endings.ts'
import { isChosen, selectionHoldMs } from '../../domain/matching/shortlist.ts'
import { refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { MatchMove } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { moveApplication } from '../applications/move-application.ts'
import { lockRequest } from './lock-request.ts'
import { mailNotice, mailToExpert } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'

/** The hospital rejects the shortlist: reopens the request and tells the coordinator why. */
export function refuseShortlist(store: Store, { applicationId }: EditSession, reason: string) {
  return transaction(store, async (trx) => {
    const locked = await lockRequest(trx, applicationId)
    if (!locked) return refuse('not_found')
    const { request, matches } = locked
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
    return succeeded
  })
}
