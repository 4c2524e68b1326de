import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import {
  findAddressChange,
  findMailedChange,
  removeAddressChange,
} from '../../store/applicants/address-changes.ts'
import { endEditSessions } from '../../store/applicants/edit-sessions.ts'
import { lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { digestOf } from '../protection/tokens.ts'
import { askAgain, pendingEmail } from './ask-address-change.ts'
import { countNewAddress } from './limit-address-changes.ts'

/** Within an edit session: mails the link to the new address once more. */
export async function sendConfirmationAgain(store: Store, { applicationId }: EditSession) {
  const waiting = await findAddressChange(store, applicationId)
  if (!waiting) return refuse('not_found')
  const counted = await countNewAddress(store, applicationId, waiting.email)
  if (!counted.ok) return counted
  return transaction(store, async (trx) => {
    const application = await lockApplication(trx, applicationId)
    const pending = pendingEmail(application && (await askAgain(trx, application)))
    return pending ? done({ pending_email: pending }) : refuse('not_found')
  })
}

/** Within an edit session. Idempotent. */
export async function cancelAddressChange(store: Store, { applicationId }: EditSession) {
  await transaction(store, (trx) => cancel(trx, applicationId))
  return succeeded
}

/** By the link in the mail to the present address; also ends all edit sessions. */
export function keepAddress(store: Store, token: string): Promise<Outcome<{ success: true }>> {
  return transaction(store, async (trx) => {
    const change = await findMailedChange(trx, 'cancel', digestOf(token))
    if (!change) return refuse('not_found')
    await cancel(trx, change.application_id)
    await endEditSessions(trx, change.application_id)
    return succeeded
  })
}

async function cancel(trx: Database, id: string): Promise<void> {
  if (!(await removeAddressChange(trx, id))) return
  await writeAudit(trx, applicant, 'address_change_cancelled', ['application', id], { fields: ['email'] })
}
