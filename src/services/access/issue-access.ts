import { keepEditLink, keepFirstLink } from '../../store/edit-links.ts'
import type { Store } from '../../store/open-store.ts'
import type { SigningKey } from '../signing-key.ts'
import { digestOf } from '../token-digest.ts'
import { hashPin } from './pin-hash.ts'
import { newPin, newToken } from './secrets.ts'

/** In clear, for the mail to the registered address and for nothing else. */
export type NewAccess = { token: string; pin: string; pinHash: string }

export function makeAccess(pins: SigningKey): NewAccess {
  const pin = newPin()
  return { token: newToken(), pin, pinHash: hashPin(pin, pins) }
}

/** In the transaction that inserts the application. */
export async function issueFirstAccess(
  database: Pick<Store, 'db'>,
  { id, email }: { id: string; email: string },
  { token, pinHash }: NewAccess,
): Promise<void> {
  await keepFirstLink(database, { applicationId: id, email, tokenDigest: digestOf(token), pinHash })
}

/** Later, in the place of a lost link. */
export async function issueAccess(
  database: Pick<Store, 'db'>,
  applicationId: string,
  { token, pinHash }: NewAccess,
): Promise<void> {
  await keepEditLink(database, { applicationId, tokenDigest: digestOf(token), pinHash })
}
