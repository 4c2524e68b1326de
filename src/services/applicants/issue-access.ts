import * as v from 'valibot'
import { tokenIn } from '../../domain/applicants/applicant-paths.ts'
import { isSameAddress } from '../../domain/applicants/same-address.ts'
import { email } from '../../domain/forms/engine/field.ts'
import { schemaOfField } from '../../domain/forms/engine/schema.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done } from '../../domain/refusals.ts'
import { personalLinksIn } from '../../mail/letters/write-letter.ts'
import { findAddressChange } from '../../store/applicants/address-changes.ts'
import { type NewLink, saveEditLink, saveMailedLink } from '../../store/applicants/edit-links.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { lockUnsentMails } from '../../store/mail/unsent-mails.ts'
import type { Store } from '../../store/open-store.ts'
import { countRequest } from '../protection/count-request.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf, newPin, newToken } from '../protection/tokens.ts'
import { pinDayOf, renewPinDay } from './pin-day.ts'
import { hashPin } from './pin-hash.ts'

/** Counts one more link to a draft or for the confirmation of an address. */
export const countLinkTo = (database: Database, email: string) =>
  countRequest(database, 'linksToMailbox', digestOf(email.toLowerCase()).toString('base64url'))

/** Plain text, only for the mail to the registered address. */
export type NewAccess = { token: string; pin: string; pinHash: string }

export function makeAccess(pins: SigningKey): NewAccess {
  const pin = newPin()
  return { token: newToken(), pin, pinHash: hashPin(pin, pins) }
}

export const linkOf = ({ token, pinHash }: NewAccess): NewLink => ({ tokenDigest: digestOf(token), pinHash })

/** Replaces lost links and the PIN; links in mails that have not left yet work with the new PIN. */
export async function issueAccess(database: Database, applicationId: string, access: NewAccess) {
  await saveEditLink(database, applicationId, linkOf(access), await unsentLinks(database, applicationId))
  await renewPinDay(database, applicationId)
}

async function unsentLinks(database: Database, applicationId: string): Promise<Buffer[]> {
  const mails = await lockUnsentMails(database, applicationId)
  return mails.flatMap(({ letter }) => personalLinksIn(letter).map((href) => digestOf(tokenIn(href))))
}

/** A further link for one mail, with the day of its PIN; only the digest of the token is stored. */
export async function mailedLink(database: Database, { id, locale }: { id: string; locale: Locale }) {
  const token = newToken()
  await saveMailedLink(database, { applicationId: id, tokenDigest: digestOf(token) })
  return { token, pinDay: await pinDayOf(database, id, locale) }
}

/** An invalid address is refused later, and reveals nothing. */
const address = schemaOfField(email()) as v.GenericSchema<string>

/** The answer reveals whether an address is taken: limit the attempts against enumeration. */
export async function limitAddressChanges(store: Store, applicationId: string, given: unknown) {
  if (!v.is(address, given)) return done(undefined)
  const stored = await findApplication(store, applicationId)
  if (!stored || isSameAddress(given, stored.email)) return done(undefined)
  const waiting = await findAddressChange(store, applicationId)
  if (waiting && isSameAddress(given, waiting.email)) return done(undefined)
  return countNewAddress(store, applicationId, given)
}

/** Counts one more mail to a new address, for the application and for the mailbox. */
export async function countNewAddress(store: Store, applicationId: string, email: string) {
  const application = digestOf(applicationId).toString('base64url')
  const counted = await countRequest(store, 'newAddressOfApplication', application)
  return counted.ok ? countLinkTo(store, email) : counted
}
