import { keepEditLink } from '../../store/edit-links.ts'
import type { Store } from '../../store/open-store.ts'
import { hashPassword } from '../hash-password.ts'
import { digestOf } from '../token-digest.ts'
import { newPin, newToken } from './secrets.ts'

/** In clear, for the mail to the registered address and for nothing else. */
export type NewAccess = { token: string; pin: string; pinHash: string }

/** Hashing takes its time: this is done before the transaction that issues the access. */
export async function makeAccess(): Promise<NewAccess> {
  const pin = newPin()
  return { token: newToken(), pin, pinHash: await hashPassword(pin) }
}

/** In the transaction that inserts the application, or later in the place of a lost link. */
export async function issueAccess(
  database: Pick<Store, 'db'>,
  applicationId: string,
  { token, pinHash }: NewAccess,
): Promise<void> {
  await keepEditLink(database, { applicationId, tokenDigest: digestOf(token), pinHash })
}
