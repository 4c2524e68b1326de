import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { writtenReason } from '../../domain/api/endpoint-parts.ts'
import { mayMatchMove } from '../../domain/matching/match-status.ts'
import { needOf } from '../../domain/matching/need.ts'
import { shortlistSize } from '../../domain/matching/shortlist.ts'
import { done, type FieldCode, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { KeptMatch } from '../../store/matching/matches.ts'
import type { Store } from '../../store/open-store.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { moveApplication } from '../applications/move-application.ts'
import { liftLimits } from './expert-load.ts'
import { readGatesOfToday } from './gates-of-today.ts'
import { isShortlistHeld } from './held-shortlist.ts'
import { changeRequest } from './lock-request.ts'
import { mailToHospital } from './mail-of-choosing.ts'
import { moveMatches } from './move-matches.ts'

export type ShortlistOrder = {
  matchIds: readonly string[]
  /** Why the shortlist contains an expert who was not invited. */
  unaskedReason?: string | undefined
  /** Why it contains an expert who has reached the limit of requests. */
  overLimitReason?: string | undefined
}

/** Experts who are not sent keep their status, for a later shortlist. */
export function sendShortlist(
  store: Store,
  staff: Author,
  hospitalId: string,
  { matchIds, unaskedReason, overLimitReason }: ShortlistOrder,
  heldMs = 0,
): Promise<Outcome<{ sent: number }>> {
  return changeRequest(store, hospitalId, async (trx, { request, matches }) => {
    if (request.status !== 'eligible') return refuse('wrong_status')
    const sent = matches.filter(({ id }) => matchIds.includes(id))
    if (sent.length < new Set(matchIds).size) return refuse('not_found')
    const reason = v.safeParse(writtenReason, unaskedReason ?? '')
    const lifted = await liftLimits(trx, sent, overLimitReason)
    const gates = await readGatesOfToday(trx, needOf(request.answers), sent)
    const errors: FieldErrors = {
      ...(!lifted.ok && lifted.refusal.errors),
      ...(gates.size > 0 && { matchIds: 'invalid_choice' }),
      ...(sent.length < shortlistSize.least && { matchIds: 'too_short' }),
      ...(sent.length > shortlistSize.most && { matchIds: 'too_many' }),
      ...(sent.some(isUnasked) &&
        !reason.success && { unaskedReason: reason.issues[0].message as FieldCode }),
    }
    if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
    if (!sent.every(({ status }) => mayMatchMove(status, 'shortlisted'))) return refuse('wrong_status')

    const mail = await mailToHospital(trx, request, 'shortlist', { heldMs })
    const batchId = randomUUID()
    const moves = sent.map((match) => ({
      match,
      to: 'shortlisted' as const,
      batchId,
      heldMs,
      ...(isUnasked(match) && reason.success && { facts: { unasked_reason: reason.output } }),
    }))
    await moveMatches(trx, { actor: 'staff', ...staff }, moves)
    await moveApplication(trx, byStaff(staff), request, 'shortlist_sent', batchId, {
      heldMs,
      mailId: mail.id,
    })
    return done({ sent: sent.length })
  })
}

const isUnasked = ({ status }: KeptMatch) => status === 'suggested'

/** Mails the link again, for a hospital that cannot find the first mail. */
export function mailShortlistAgain(store: Store, staff: Author, hospitalId: string) {
  return changeRequest(store, hospitalId, async (trx, { request }) => {
    if (request.status !== 'shortlist_sent') return refuse('wrong_status')
    if (await isShortlistHeld(trx, hospitalId)) return refuse('act_held')
    await mailToHospital(trx, request, 'shortlist')
    await writeAudit(trx, byStaff(staff), 'shortlist_mailed', ['application', hospitalId])
    return done({ to: request.email })
  })
}
