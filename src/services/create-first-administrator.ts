import { checkFirstAdministrator, type FirstAdministrator } from '../domain/first-administrator.ts'
import { type Outcome, refuse } from '../domain/refusals.ts'
import type { Store } from '../store/open-store.ts'
import { findRegistryFacts } from '../store/settings/registry-facts.ts'
import * as staff from '../store/staff.ts'
import { hashPassword } from './hash-password.ts'
import { isSetUpLinkOpen } from './is-set-up-link-open.ts'
import { judgeNewPassword } from './staff/judge-new-password.ts'
import { digestOf } from './token-digest.ts'

/** Takes the token of the set-up link and makes the administrator that it allows. */
export async function createFirstAdministrator(
  store: Store,
  token: string,
  { name, email, password }: FirstAdministrator,
): Promise<Outcome<{ id: string }>> {
  // Judging and hashing a password are expensive: nobody gets them done without a link.
  if (!(await isSetUpLinkOpen(store, token))) return refuse('link_used')
  const errors = checkFirstAdministrator({ name, email, password })
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const { institution_name: institution } = await findRegistryFacts(store)
  const judged = await judgeNewPassword(password, { name, email, institution })
  if (!judged.ok) return judged
  return staff.createFirstAdministrator(store, {
    tokenDigest: digestOf(token),
    name: name.trim(),
    email: email.trim(),
    passwordHash: await hashPassword(password),
  })
}
