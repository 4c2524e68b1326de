import type { Role } from '../../domain/staff/roles.ts'
import { daysLeft, requiredFrom } from '../../domain/staff/second-step.ts'
import type { Database } from '../../store/database.ts'
import { findSecondStepRule } from '../../store/staff/second-step-rule.ts'
import { findStaff } from '../../store/staff/staff-members.ts'
import { listPasskeys } from '../../store/staff/staff-passkeys.ts'

/** Days until this role needs a second step, 0 once it does; undefined if none is required. */
export async function secondStepDue(store: Database, role: Role): Promise<number | undefined> {
  const from = requiredFrom(await findSecondStepRule(store), role)
  return from && daysLeft(from)
}

/**
 * Once a second step is required, the owner of a passkey must use it: otherwise a stolen password could set up another
 * second step.
 */
export async function mustUsePasskey(store: Database, person: { id: string; role: Role }): Promise<boolean> {
  if ((await secondStepDue(store, person.role)) !== 0) return false
  return (await listPasskeys(store, person.id)).length > 0
}

/** The last second step stays while one is required, including the days of grace. */
export async function mustKeepPasskey(store: Database, person: { id: string; role: Role }): Promise<boolean> {
  if ((await secondStepDue(store, person.role)) === undefined) return false
  const found = await findStaff(store, person.id)
  return found !== undefined && !found.hasSecondFactor && found.passkeys === 1
}
