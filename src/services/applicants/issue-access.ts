import { type NewLink, saveEditLink, saveMailedLink } from '../../store/applicants/edit-links.ts'
import type { Database } from '../../store/database.ts'
import { countRequest } from '../protection/count-request.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf, newPin, newToken } from '../protection/tokens.ts'
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

/** The part that is stored. */
export const linkOf = ({ token, pinHash }: NewAccess): NewLink => ({ tokenDigest: digestOf(token), pinHash })

/** Replaces a lost link. */
export async function issueAccess(database: Database, applicationId: string, access: NewAccess) {
  await saveEditLink(database, applicationId, linkOf(access))
}

/** A further link token for one mail; only its digest is stored. */
export async function mailedLink(database: Database, applicationId: string): Promise<string> {
  const token = newToken()
  await saveMailedLink(database, { applicationId, tokenDigest: digestOf(token) })
  return token
}
