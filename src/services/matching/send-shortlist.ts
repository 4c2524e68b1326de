import { type Author, byStaff } from '../../domain/audit.ts'
import { shortlistSize } from '../../domain/matching/shortlist.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { mayMatchMove } from '../../domain/statuses/match-status.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import { lockMatchesOf } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { findApplication } from '../../store/own-applications.ts'
import { writeAudit } from '../../store/review/audit.ts'
import { moveApplication } from '../move-application.ts'
import { mailToHospital } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'

export type ShortlistOrder = {
  matchIds: readonly string[]
  /** Why the hospital sees somebody whom nobody has asked. */
  unaskedReason?: string | undefined
}

/** Who is not sent stays suggested, asked or interested: from among them comes the next shortlist, if none suits. */
export function sendShortlist(
  store: Store,
  staff: Author,
  hospitalId: string,
  { matchIds, unaskedReason }: ShortlistOrder,
): Promise<Outcome<{ sent: number }>> {
  return allOrNothing(store, async (trx) => {
    const matches = await lockMatchesOf(trx, hospitalId)
    const request = await findApplication(trx, hospitalId)
    if (request?.kind !== 'hospital') return refuse('not_found')
    if (request.status !== 'eligible') return refuse('wrong_status')
    const sent = matches.filter(({ id }) => matchIds.includes(id))
    if (sent.length < new Set(matchIds).size) return refuse('not_found')
    if (sent.length < shortlistSize.least)
      return refuse('invalid_answers', { errors: { matchIds: 'too_short' } })
    if (sent.length > shortlistSize.most)
      return refuse('invalid_answers', { errors: { matchIds: 'too_many' } })
    if (!sent.every(({ status }) => mayMatchMove(status, 'shortlisted'))) return refuse('wrong_status')
    const reason = unaskedReason?.trim()
    if (!reason && sent.some(({ status }) => status === 'suggested')) {
      return refuse('invalid_answers', { errors: { unaskedReason: 'required' } })
    }

    await mailToHospital(trx, request, 'shortlist')
    const moves = sent.map((match) => ({
      match,
      to: 'shortlisted' as const,
      ...(match.status === 'suggested' && { facts: { unasked_reason: reason ?? null } }),
    }))
    await moveMatches(trx, { actor: 'staff', ...staff }, moves)
    await moveApplication(trx, byStaff(staff), request, 'shortlist_sent')
    return done({ sent: sent.length })
  })
}

/** For a hospital that cannot find the first mail. */
export function mailShortlistAgain(
  store: Store,
  staff: Author,
  hospitalId: string,
): Promise<Outcome<{ to: string }>> {
  return allOrNothing(store, async (trx) => {
    const request = await findApplication(trx, hospitalId)
    if (request?.kind !== 'hospital') return refuse('not_found')
    if (request.status !== 'shortlist_sent') return refuse('wrong_status')
    await mailToHospital(trx, request, 'shortlist')
    const subject = { kind: 'application', id: hospitalId } as const
    await writeAudit(trx, byStaff(staff), { action: 'shortlist_mailed', subject })
    return done({ to: request.email })
  })
}
