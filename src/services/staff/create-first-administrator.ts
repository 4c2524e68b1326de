import { randomBytes } from 'node:crypto'
import { type Outcome, refuse } from '../../domain/refusals.ts'
import {
  checkFirstAdministrator,
  type FirstAdministrator,
  tidyStaffName,
} from '../../domain/staff/first-administrator.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import * as staff from '../../store/staff/first-administrator.ts'
import { findSetUpLink, saveSetUpLink } from '../../store/staff/first-administrator.ts'
import { countStaff } from '../../store/staff/staff-members.ts'
import { hashPassword } from '../protection/hash-password.ts'
import { digestOf } from '../protection/tokens.ts'
import { judgeNewPassword } from './judge-new-password.ts'

const dayInMilliseconds = 86_400_000

/** Issues a set-up link for the console, while there is no administrator. */
export async function issueSetUpLink(store: Store): Promise<string | undefined> {
  if ((await countStaff(store)) > 0) return undefined
  const token = randomBytes(16).toString('base64url')
  const expiresAt = new Date(Date.now() + dayInMilliseconds)
  await saveSetUpLink(store, { tokenDigest: digestOf(token), expiresAt })
  return token
}

export async function createFirstAdministrator(
  store: Store,
  token: string,
  { name, email, password }: FirstAdministrator,
): Promise<Outcome<{ id: string }>> {
  // Check the link first, because judging and hashing a password are expensive.
  if (!(await isSetUpLinkOpen(store, token))) return refuse('link_used')
  const errors = checkFirstAdministrator({ name, email, password })
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const { institution_name: institution } = await findRegistryFacts(store)
  const judged = await judgeNewPassword(password, { name, email, institution })
  if (!judged.ok) return judged
  return staff.createFirstAdministrator(store, {
    tokenDigest: digestOf(token),
    name: tidyStaffName(name),
    email: email.trim(),
    passwordHash: await hashPassword(password),
  })
}

export async function isSetUpLinkOpen(store: Store, token: string): Promise<boolean> {
  return (await findSetUpLink(store, digestOf(token))) && (await countStaff(store)) === 0
}
