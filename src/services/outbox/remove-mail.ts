import { type Author, byStaff } from '../../domain/audit.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { isUuid } from '../../domain/uuid.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import type { Store } from '../../store/open-store.ts'
import { removeFailedSecret } from '../../store/outbox.ts'
import { writeAudit } from '../../store/review/audit.ts'

/** Somebody has seen that it failed, and it can never be sent again. */
export async function removeMail(store: Store, staff: Author, id: string): Promise<Outcome<undefined>> {
  if (!isUuid(id)) return refuse('not_found')
  return allOrNothing(store, async (trx) => {
    if (!(await removeFailedSecret(trx, id))) return refuse('wrong_status')
    await writeAudit(trx, byStaff(staff), { action: 'mail_removed', subject: { kind: 'mail', id } })
    return done(undefined)
  })
}
