import { confirmAddressPath, keepAddressPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { applicant } from '../../domain/staff/audit.ts'
import { addressAskedLetter, confirmAddressLetter } from '../../mail/letters/access-letters.ts'
import {
  type AddressChange,
  putAddressChange,
  renewConfirmation,
} from '../../store/applicants/address-changes.ts'
import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { mailLetter, sayDay } from '../mail/letter-words.ts'
import { digestOf, newToken } from '../protection/tokens.ts'

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
export async function askAddressChange(database: Database, application: Application, email: string) {
  const { id, locale } = application
  const [confirm, cancel] = [newToken(), newToken()]
  const links = { confirmDigest: digestOf(confirm), cancelDigest: digestOf(cancel) }
  const change = await putAddressChange(database, id, { email, ...links })
  await mailConfirmation(database, application, change, confirm)
  const href = keepAddressPath(locale, cancel)
  await mailAbout(database, change, application, { to: application.email, href, write: addressAskedLetter })
  await writeAudit(database, applicant, 'address_change_asked', ['application', id], { fields: ['email'] })
  return change
}

/** Mails another link to the new address. Undefined if no change is pending. */
export async function askAgain(database: Database, application: Application) {
  const confirm = newToken()
  const change = await renewConfirmation(database, application.id, digestOf(confirm))
  if (change) await mailConfirmation(database, application, change, confirm)
  return change
}

function mailConfirmation(
  database: Database,
  application: Application,
  change: AddressChange,
  token: string,
) {
  const href = confirmAddressPath(application.locale, token)
  return mailAbout(database, change, application, { to: change.email, href, write: confirmAddressLetter })
}

type Told = { to: string; href: string; write: typeof confirmAddressLetter }

async function mailAbout(
  database: Database,
  { expires_at }: AddressChange,
  { id, kind, number, locale }: Application,
  { to, href, write }: Told,
): Promise<void> {
  const about = { reference: referenceOf(kind, number), href, day: sayDay(expires_at, locale) }
  const mail = { to, locale, applicationId: id, secret: true as const, keepsWords: true }
  await mailLetter(database, mail, (t) => write(t, about))
}
