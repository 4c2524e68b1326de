import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Role } from '../../domain/staff/roles.ts'
import {
  daysLeft,
  graceDays,
  groupOf,
  inDays,
  isSameRule,
  requiredFrom,
  requireOf,
  type SecondStepRule,
  secondStepGroups,
  usualGraceDays,
} from '../../domain/staff/second-step.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import {
  beginSecondStepRule,
  findSecondStepRule,
  lockSecondStepRule,
  saveSecondStepRule,
} from '../../store/staff/second-step-rule.ts'
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

/** Sets who needs a second step from now on, and how long they have to set it up. */
export async function requireSecondStep(
  store: Store,
  staff: Author,
  chosen: { group: string; days: string },
): Promise<Outcome<undefined>> {
  const group = secondStepGroups.find((one) => one === chosen.group)
  const days = graceDays.find((one) => String(one) === chosen.days)
  if (!group) return refuse('invalid_answers', { errors: { group: 'required' } })
  if (days === undefined) return refuse('invalid_answers', { errors: { days: 'required' } })
  await transaction(store, async (trx) => {
    const before = await lockSecondStepRule(trx)
    const after = requireOf(before, group, inDays(days))
    if (isSameRule(before, after)) return
    await saveSecondStepRule(trx, after)
    await writeAudit(trx, byStaff(staff), 'second_step_rule_changed', ['settings'], {
      before: toldOf(before),
      after: toldOf(after),
    })
  })
  return done(undefined)
}

/** Default in production: required of administrators, unless an administrator has changed the rule. */
export async function beginRequiringSecondStep(store: Store): Promise<void> {
  const from = inDays(usualGraceDays)
  if (await beginSecondStepRule(store, { administratorsFrom: from })) {
    store.log.info({ from }, 'administrators need a second step from this date')
  }
}

const toldOf = (rule: SecondStepRule) => ({
  required_of: groupOf(rule),
  administrators_from: rule.administratorsFrom?.toISOString() ?? null,
  others_from: rule.othersFrom?.toISOString() ?? null,
})
