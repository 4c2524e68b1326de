import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { mayMove } from '../../domain/statuses/application-status.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import type { EditSession } from '../../store/edit-sessions.ts'
import type { Store } from '../../store/open-store.ts'
import { lockApplication } from '../../store/own-applications.ts'
import { mailWithdrawal } from './mail-to-applicant.ts'
import { moveByApplicant } from './move-by-applicant.ts'

/** The record stays until it is erased. Asked twice, it is withdrawn once. */
export function withdrawApplication(
  store: Store,
  { applicationId, kind }: EditSession,
): Promise<Outcome<{ status: 'withdrawn' }>> {
  return allOrNothing(store, async (trx) => {
    const application = await lockApplication(trx, applicationId)
    if (!application) return refuse('not_found')
    if (application.status === 'withdrawn') return done({ status: 'withdrawn' })
    if (!mayMove(kind, application.status, 'withdrawn')) return refuse('wrong_status')
    await moveByApplicant(trx, application, 'withdrawn')
    await mailWithdrawal(trx, application)
    return done({ status: 'withdrawn' })
  })
}
