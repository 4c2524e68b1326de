import { checkFirstAdministrator, type FirstAdministrator } from '../domain/first-administrator.ts'
import { done, type Outcome, refuse } from '../domain/refusals.ts'
import type { Store } from '../store/open-store.ts'
import { insertFirstAdministrator } from '../store/staff.ts'
import { hashPassword } from './hash-password.ts'
import { digestOf } from './issue-set-up-link.ts'

/** The link is used up in the same transaction: two people with one link make one administrator. */
export async function createFirstAdministrator(
  { db }: Store,
  token: string,
  person: FirstAdministrator,
): Promise<Outcome<{ name: string }>> {
  const errors = checkFirstAdministrator(person)
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const name = person.name.trim()
  const passwordHash = await hashPassword(person.password)
  const made = await insertFirstAdministrator(db, digestOf(token), { name, email: person.email.trim(), passwordHash })
  return made ? done({ name }) : refuse('link_used')
}
