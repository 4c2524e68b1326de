import { isUuid } from '../../domain/api/uuid.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { removeFailedSecret } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Somebody has seen that it failed, and it can never be sent again; any other mail stays. */
export async function removeMail(store: Store, staff: Author, id: string): Promise<void> {
  if (!isUuid(id)) return
  await transaction(store, async (trx) => {
    if (await removeFailedSecret(trx, id))
      await writeAudit(trx, byStaff(staff), { action: 'mail_removed', subject: { kind: 'mail', id } })
  })
}
