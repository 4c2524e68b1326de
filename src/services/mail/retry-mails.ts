import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { removeFailedSecret, retryFailedMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Retries one failed mail, or all; returns their number. */
export async function retryMails(store: Store, staff: Author, id?: string): Promise<Outcome<number>> {
  if (id !== undefined && !isUuid(id)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const count = await retryFailedMail(trx, id)
    if (count === 0) return refuse('wrong_status')
    await writeAudit(trx, byStaff(staff), 'mail_retried', ['mail', id], { after: { count } })
    return done(count)
  })
}

/** Deletes a failed mail whose secret text is gone, so that it cannot be sent again; leaves other mails alone. */
export async function removeMail(store: Store, staff: Author, id: string): Promise<void> {
  if (!isUuid(id)) return
  await transaction(store, async (trx) => {
    if (await removeFailedSecret(trx, id)) await writeAudit(trx, byStaff(staff), 'mail_removed', ['mail', id])
  })
}
