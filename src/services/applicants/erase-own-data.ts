import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { type Outcome, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { eraseApplication } from '../../store/privacy/erase-application.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { leaveMatches } from '../matching/close-matches.ts'

/** No mail confirms it: a mail would be a trace. */
export async function eraseOwnData(
  store: Store,
  { applicationId }: EditSession,
  tidyMails: () => Promise<void>,
): Promise<Outcome<{ success: true }>> {
  await transaction(store, async (trx) => {
    await leaveMatches(trx, applicationId)
    await eraseApplication(trx, applicationId)
    await writeAudit(trx, applicant, 'application_erased', ['application', applicationId])
  })
  await tidyMails()
  return succeeded
}
