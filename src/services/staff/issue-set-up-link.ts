import { randomBytes } from 'node:crypto'
import type { Store } from '../../store/open-store.ts'
import { countStaff } from '../../store/staff/first-administrator.ts'
import { keepSetUpLink } from '../../store/staff/set-up-links.ts'
import { digestOf } from '../protection/token-digest.ts'

const dayInMilliseconds = 86_400_000

/** Issues a set-up link for the console, while there is no administrator. */
export async function issueSetUpLink(store: Store): Promise<string | undefined> {
  if ((await countStaff(store)) > 0) return undefined
  const token = randomBytes(16).toString('base64url')
  const expiresAt = new Date(Date.now() + dayInMilliseconds)
  await keepSetUpLink(store, { tokenDigest: digestOf(token), expiresAt })
  return token
}
