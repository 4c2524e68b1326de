import { keepEditLink, type NewLink } from '../../store/applicants/edit-links.ts'
import type { Database } from '../../store/database.ts'
import { newPin, newToken } from '../protection/secrets.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { digestOf } from '../protection/token-digest.ts'
import { hashPin } from './pin-hash.ts'

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
  await keepEditLink(database, applicationId, linkOf(access))
}
