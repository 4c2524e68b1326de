import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { applicationMoves } from '../../domain/statuses/application-status.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import type { EditSession } from '../../store/edit-sessions.ts'
import type { Store } from '../../store/open-store.ts'
import { changeApplication, lockApplication } from '../../store/own-applications.ts'
import { mailWithdrawal } from './mail-to-applicant.ts'

/** The record stays until it is erased. Asked twice, it is withdrawn once. */
export function withdrawApplication(
  store: Store,
  { applicationId, kind }: EditSession,
): Promise<Outcome<{ status: 'withdrawn' }>> {
  return allOrNothing(store, async (trx) => {
    const application = await lockApplication(trx, applicationId)
    if (!application) return refuse('not_found')
    if (application.status === 'withdrawn') return done({ status: 'withdrawn' })
    const moves: Readonly<Record<string, readonly string[]>> = applicationMoves[kind]
    if (!moves[application.status]?.includes('withdrawn')) return refuse('wrong_status')
    await changeApplication(trx, applicationId, { status: 'withdrawn' })
    await mailWithdrawal(trx, application)
    return done({ status: 'withdrawn' })
  })
}
