import { judgeCount, limits } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'
import { type NewLink, saveEditLink, saveMailedLink } from '../../store/applicants/edit-links.ts'
import type { Database } from '../../store/database.ts'
import { countHit } from '../../store/protection/rate-limits.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf, newPin, newToken } from '../protection/tokens.ts'
import { hashPin } from './pin-hash.ts'

/** Counts one more link to a draft or for the confirmation of an address. */
export async function countLinkTo(store: Database, email: string): Promise<Outcome<undefined>> {
  const mailbox = digestOf(email.toLowerCase()).toString('base64url')
  const { hits, ttlMs } = await countHit(store, `draft_mail ${mailbox}`, limits.linksToMailbox.seconds * 1000)
  return judgeCount(limits.linksToMailbox, hits, ttlMs)
}

/** Plain text, only for the mail to the registered address. */
export type NewAccess = { token: string; pin: string; pinHash: string }

export function makeAccess(pins: SigningKey): NewAccess {
  const pin = newPin()
  return { token: newToken(), pin, pinHash: hashPin(pin, pins) }
}

/** What the database knows of it. */
export const linkOf = ({ token, pinHash }: NewAccess): NewLink => ({ tokenDigest: digestOf(token), pinHash })

/** Replaces a lost link. */
export async function issueAccess(
  database: Database,
  applicationId: string,
  access: NewAccess,
): Promise<void> {
  await saveEditLink(database, applicationId, linkOf(access))
}

/** A further link token for one mail; only its digest is stored. */
export async function mailedLink(database: Database, applicationId: string): Promise<string> {
  const token = newToken()
  await saveMailedLink(database, { applicationId, tokenDigest: digestOf(token) })
  return token
}
