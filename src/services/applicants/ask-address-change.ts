import { confirmAddressPath, keepAddressPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { addressAskedLetter } from '../../mail/letters/address-asked.ts'
import { confirmAddressLetter } from '../../mail/letters/confirm-address.ts'
import {
  type AddressChange,
  putAddressChange,
  renewConfirmation,
} from '../../store/applicants/address-changes.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { letterWords, sayDay } from '../mail/letter-words.ts'
import { digestOf, newToken } from '../protection/tokens.ts'

/** As an application's owner and staff read it. */
export type PendingEmail = { email: string; asked_at: string; expires_at: string }

export function pendingEmail(change: AddressChange | undefined): PendingEmail | null {
  if (!change) return null
  const { email, asked_at, expires_at } = change
  return { email, asked_at: asked_at.toISOString(), expires_at: expires_at.toISOString() }
}

/**
 * Call with the application locked. Until the new address is confirmed, sign-in, PINs and mails use the present one,
 * which is notified and can cancel the change.
 */
export async function askAddressChange(
  database: Database,
  application: Application,
  email: string,
): Promise<AddressChange> {
  const { id, kind, number, locale } = application
  const [confirm, cancel] = [newToken(), newToken()]
  const links = { confirmDigest: digestOf(confirm), cancelDigest: digestOf(cancel) }
  const change = await putAddressChange(database, id, { email, ...links })
  await mailConfirmation(database, application, change, confirm)
  const letter = addressAskedLetter(await letterWords(database, locale), {
    reference: referenceOf(kind, number),
    href: keepAddressPath(locale, cancel),
    day: sayDay(change.expires_at, locale),
  })
  await queueMail(database, { to: application.email, locale, letter, applicationId: id, secret: true })
  await writeAudit(database, applicant, {
    action: 'address_change_asked',
    subject: { kind: 'application', id },
    fields: ['email'],
  })
  return change
}

/** Mails another link to the new address. Undefined if no change is pending. */
export async function askAgain(
  database: Database,
  application: Application,
): Promise<AddressChange | undefined> {
  const confirm = newToken()
  const change = await renewConfirmation(database, application.id, digestOf(confirm))
  if (change) await mailConfirmation(database, application, change, confirm)
  return change
}

async function mailConfirmation(
  database: Database,
  { id, kind, number, locale }: Application,
  { email, expires_at }: AddressChange,
  token: string,
): Promise<void> {
  const letter = confirmAddressLetter(await letterWords(database, locale), {
    reference: referenceOf(kind, number),
    href: confirmAddressPath(locale, token),
    day: sayDay(expires_at, locale),
  })
  await queueMail(database, { to: email, locale, letter, applicationId: id, secret: true })
}
