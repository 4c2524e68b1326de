import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { failuresThatVoidAddressChange, pinLockout } from '../../domain/protection/lockouts.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { addressChangedLetter } from '../../mail/letters/access-letters.ts'
import {
  countWrongPin,
  findAddressChange,
  findMailedChange,
  removeAddressChange,
} from '../../store/applicants/address-changes.ts'
import { findLinkOf, type LinkOfApplication, lockEditLink } from '../../store/applicants/edit-links.ts'
import { endEditSessions } from '../../store/applicants/edit-sessions.ts'
import { countAttempt, forgiveAttempts } from '../../store/applicants/pin-attempts.ts'
import { changeApplication, lockApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { refuseSecond } from '../applications/move-application.ts'
import { mailLetter } from '../mail/letter-words.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf } from '../protection/tokens.ts'
import { askAgain, pendingEmail } from './ask-address-change.ts'
import { followAddress } from './follow-address.ts'
import { countNewAddress } from './issue-access.ts'
import { provePin } from './pin-hash.ts'

/** What the page behind a mailed link shows: the reader has that mailbox. */
export type WaitingAddress = { email: string; reference: string }

export async function readMailedChange(store: Store, link: 'confirm' | 'cancel', token: string) {
  const change = await findMailedChange(store, link, digestOf(token))
  if (!change) return refuse('not_found')
  return done({ email: change.email, reference: referenceOf(change.kind, change.number) })
}

/**
 * The link proves access to the new mailbox, the PIN ownership of the application; an open session alone has neither.
 * Wrong PINs count towards the lockout of the application's link.
 */
export async function confirmAddress(
  store: Store,
  { token, pin }: { token: string; pin: string },
  pins: SigningKey,
): Promise<Outcome<WaitingAddress>> {
  const change = await findMailedChange(store, 'confirm', digestOf(token))
  if (!change) return refuse('not_found')
  const link = await findLinkOf(store, change.application_id)
  if (!link) return refuse('not_found')
  if (pin.trim() === '') return refuse('invalid_answers', { errors: { pin: 'required' } })
  const attempt = await countAttempt(store, link.tokenDigest, pinLockout)
  if ('lockedSeconds' in attempt) {
    return refuse('too_many_attempts', { retryAfterSeconds: attempt.lockedSeconds })
  }
  if (!(await provePin(pin, link.pinHash, pins))) {
    await countWrongPin(store, change.application_id, failuresThatVoidAddressChange)
    return refuse('wrong_credentials')
  }
  await forgiveAttempts(store, link.tokenDigest)
  return refuseSecond(transaction(store, (trx) => moveTo(trx, digestOf(token), link)))
}

/** Locks the link before the application to avoid a deadlock. */
async function moveTo(trx: Database, confirmDigest: Buffer, proved: LinkOfApplication) {
  const found = await findMailedChange(trx, 'confirm', confirmDigest)
  if (!found) return refuse('not_found')
  const id = found.application_id
  const link = await lockEditLink(trx, id)
  const stored = await lockApplication(trx, id)
  const change = await findMailedChange(trx, 'confirm', confirmDigest)
  if (!stored || !change || link?.pinHash !== proved.pinHash) return refuse('not_found')
  const { kind, number, locale, answers } = stored
  const reference = referenceOf(kind, number)
  await removeAddressChange(trx, id)
  await followAddress(trx, id, change.email)
  await changeApplication(trx, id, { answers: { ...answers, email: change.email } })
  await endEditSessions(trx, id)
  await writeAudit(trx, applicant, 'address_changed', ['application', id], { fields: ['email'] })
  const mail = { to: stored.email, locale, applicationId: id }
  await mailLetter(trx, mail, (t) => addressChangedLetter(t, { reference }))
  return done({ email: change.email, reference })
}

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

/** Cancels the change within an edit session. Idempotent. */
export async function cancelAddressChange(store: Store, { applicationId }: EditSession) {
  await transaction(store, (trx) => cancel(trx, applicationId))
  return succeeded
}

/** Cancels the change by the link in the mail to the present address; also ends all edit sessions. */
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
