import { createHash, randomBytes } from 'node:crypto'
import { insertSetUpLink } from '../store/set-up-links.ts'
import { countStaff } from '../store/staff.ts'
import type { Store } from '../store/open-store.ts'

const dayInMilliseconds = 86_400_000

/** Whoever reads the server's console may make the first administrator, once; nobody can when one exists. */
export async function issueSetUpLink({ db }: Store): Promise<string | undefined> {
  if ((await countStaff(db)) > 0) return undefined
  const token = randomBytes(16).toString('base64url')
  await insertSetUpLink(db, digestOf(token), new Date(Date.now() + dayInMilliseconds))
  return token
}

/** Only the digest is kept: a copy of the database opens nothing. */
export const digestOf = (token: string): Buffer => createHash('sha256').update(token).digest()
