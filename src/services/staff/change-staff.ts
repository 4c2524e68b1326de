import type { RegionId } from '../../domain/lists/regions.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { regionsOf } from '../../domain/staff/regions.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import * as links from '../../store/staff/staff-links.ts'
import * as members from '../../store/staff/staff-members.ts'
import { saveRegions } from '../../store/staff/staff-regions.ts'
import { endOwnTokens } from '../integrations/end-own-tokens.ts'
import { endFeed } from '../review/end-calendar-feed.ts'
import { secondStepDue } from './require-second-step.ts'
import { tellOfInvitation, tellOfStaff } from './tell-of-staff.ts'

/** Changes role or access; returns the links that are withdrawn with it. Without a change there is no audit entry. */
export function changeStaff(store: Store, staff: Author, id: string, change: members.StaffChange) {
  return transaction(store, async (trx) => {
    const changed = await members.changeStaff(trx, id, change)
    if (!changed.ok) return changed
    const before = changed.value
    if ('isDisabled' in change) {
      const action = change.isDisabled ? 'staff_disabled' : 'staff_enabled'
      if (before.isDisabled !== change.isDisabled) await tellOfStaff(trx, staff, action, { about: id })
    } else if (before.role !== change.role) {
      const roles = { before: { role: before.role }, after: { role: change.role } }
      await tellOfStaff(trx, staff, 'staff_role_changed', { about: id, ...roles })
    }
    const isDisabled = 'isDisabled' in change ? change.isDisabled : before.isDisabled
    const role = 'role' in change ? change.role : before.role
    if (isDisabled) {
      await links.withdrawPasswordLinks(trx, id)
      await endOwnTokens(trx, staff, id)
    }
    // Enabling the account again does not bring its calendar back.
    if (isDisabled || !mayDo(role, 'read_applications')) await endFeed(trx, staff, id)
    return done(isDisabled || !mayDo(role, 'administer') ? await withdrawLinksOf(trx, staff, id) : [])
  })
}

/** Limits a colleague to regions; none for all. Works on their next request, in every session and with every token. */
export function limitStaff(store: Store, staff: Author, id: string, chosen: readonly RegionId[]) {
  return transaction<Outcome<undefined>>(store, async (trx) => {
    await members.lockStaff(trx)
    const person = await members.findStaff(trx, id)
    if (!person) return refuse('not_found')
    const regions = regionsOf(person.role, chosen)
    if (regions.join() === person.regions.join()) return done(undefined)
    await saveRegions(trx, id, regions)
    const change = { before: { regions: person.regions }, after: { regions } }
    await tellOfStaff(trx, staff, 'staff_regions_changed', { about: id, ...change })
    return done(undefined)
  })
}

/** An invitation must not outlive the right to invite. */
async function withdrawLinksOf(trx: Database, staff: Author, sender: string) {
  const withdrawn = await links.withdrawSentLinks(trx, sender)
  for (const link of withdrawn) {
    if (link.purpose === 'invitation') await tellOfInvitation(trx, staff, 'staff_invitation_withdrawn', link)
    else await tellOfStaff(trx, staff, 'password_link_withdrawn', { about: link.userId })
  }
  return withdrawn
}

/** Removes the second factor of a colleague who has lost it; refused for oneself while one is required. */
export async function removeSecondFactor(store: Store, staff: Staff, id: string) {
  if (id === staff.id && (await secondStepDue(store, staff.role)) !== undefined)
    return refuse('second_step_required')
  return transaction(store, async (trx) => {
    const person = await members.findStaff(trx, id)
    if (!person) return refuse('not_found')
    await members.removeSecondFactor(trx, id)
    if (person.hasSecondFactor || person.passkeys > 0)
      await tellOfStaff(trx, staff, 'second_factor_turned_off', { about: id })
    return done(undefined)
  })
}

export async function withdrawInvitation(store: Store, staff: Author, email: string): Promise<void> {
  await transaction(store, async (trx) => {
    const role = await links.withdrawInvitation(trx, email)
    if (role) await tellOfInvitation(trx, staff, 'staff_invitation_withdrawn', { role })
  })
}
