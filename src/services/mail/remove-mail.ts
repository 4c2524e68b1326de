import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { removeFailedSecret } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Deletes a failed secret mail, which cannot be retried. */
export async function removeMail(store: Store, staff: Author, id: string): Promise<Outcome<undefined>> {
  if (!isUuid(id)) return refuse('not_found')
  return transaction(store, async (trx) => {
    if (!(await removeFailedSecret(trx, id))) return refuse('wrong_status')
    await writeAudit(trx, byStaff(staff), { action: 'mail_removed', subject: { kind: 'mail', id } })
    return done(undefined)
  })
}
