import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { mayMove } from '../../domain/applications/application-status.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { endsByLeaving } from '../../domain/matching/endings.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { withdrawalLetter } from '../../mail/letters/access-letters.ts'
import { lockApplication } from '../../store/applications/application.ts'
import { takeBackMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { readRetentionPeriods } from '../../store/privacy/retention-periods.ts'
import { listMoves } from '../../store/review/moves.ts'
import { moveByApplicant } from '../applications/move-application.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { cancelHeldActs } from '../matching/cancel-held-acts.ts'
import { closeMatches } from '../matching/close-matches.ts'
import { readKnownEndings } from '../programme/read-known-endings.ts'

/** The record stays until it is erased or expires. Idempotent. */
export function withdrawApplication(
  store: Store,
  { applicationId, kind }: EditSession,
): Promise<Outcome<{ status: 'withdrawn' }>> {
  return transaction(store, async (trx) => {
    const found = await lockApplication(trx, applicationId)
    if (!found) return refuse('not_found')
    if (found.status === 'withdrawn') return done({ status: 'withdrawn' })
    if (!mayMove(kind, found.status, 'withdrawn')) return refuse('wrong_status')
    const ends = await readKnownEndings(trx, found, endsByLeaving)
    const application = await cancelHeldActs(trx, found)
    // Cancels held mails about the withdrawn application.
    for (const { mail_id } of await listMoves(trx, applicationId)) {
      if (mail_id) await takeBackMail(trx, mail_id)
    }
    await moveByApplicant(trx, application, 'withdrawn')
    const { email: to, locale, number } = application
    const reference = referenceOf(kind, number)
    const { ended_applications: keptMonths } = await readRetentionPeriods(trx)
    await mailLetter(trx, { to, locale, applicationId }, (t) =>
      withdrawalLetter(t, { kind, reference, ends, keptMonths }),
    )
    if (kind !== 'trainer') await closeMatches(trx, application, { actor: kind })
    return done({ status: 'withdrawn' })
  })
}
