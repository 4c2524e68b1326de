import { sql } from 'kysely'
import type { RegionId } from '../../domain/lists/regions.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { duties, type Role } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { removePasskeys } from './staff-passkeys.ts'
import { regionsOfStaff, saveRegions } from './staff-regions.ts'
import { removeSecondStep } from './staff-second-steps.ts'
import { endStaffSessions } from './staff-sessions.ts'

export type StaffMember = Staff & {
  regions: readonly RegionId[]
  isDisabled: boolean
  hasSecondFactor: boolean
  passkeys: number
}

export async function listStaff(database: Database): Promise<StaffMember[]> {
  return (await members(database).orderBy('name').execute()).map(toMember)
}

export async function findStaff(database: Database, id: string): Promise<StaffMember | undefined> {
  const found = await members(database).where('id', '=', id).executeTakeFirst()
  return found && toMember(found)
}

const members = ({ db }: Database) =>
  db
    .selectFrom('staff_user')
    .select(['id', 'name', 'email', 'role', 'disabled_at', 'two_factor_enabled'])
    .select(regionsOfStaff('staff_user.id').as('regions'))
    .select((from) =>
      from
        .selectFrom('staff_passkey')
        .whereRef('staff_passkey.user_id', '=', 'staff_user.id')
        .select(sql<number>`count(*)::int`.as('count'))
        .as('passkeys'),
    )

type Row = Staff & {
  regions: RegionId[]
  disabled_at: Date | null
  two_factor_enabled: boolean
  passkeys: number | null
}

function toMember({ disabled_at, two_factor_enabled, passkeys, ...person }: Row): StaffMember {
  return {
    ...person,
    isDisabled: disabled_at !== null,
    hasSecondFactor: two_factor_enabled,
    passkeys: passkeys ?? 0,
  }
}

export async function countStaff({ db }: Database): Promise<number> {
  const { count } = await db
    .selectFrom('staff_user')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export async function renameStaff({ db }: Database, id: string, name: string): Promise<void> {
  await db.updateTable('staff_user').set({ name, updated_at: now }).where('id', '=', id).execute()
}

/** The zone of the browser, unless the person has chosen one; returns the one that counts. */
export async function followTimeZone({ db }: Database, staffId: string, timeZone: string): Promise<string> {
  await db
    .updateTable('staff_user')
    .set({ time_zone: timeZone })
    .where('id', '=', staffId)
    .where('time_zone_chosen', '=', false)
    .execute()
  const { time_zone } = await db
    .selectFrom('staff_user')
    .select('time_zone')
    .where('id', '=', staffId)
    .executeTakeFirstOrThrow()
  return time_zone ?? timeZone
}

/** Stores the chosen zone; without one, the present zone stays until the browser reports another. */
export async function chooseTimeZone({ db }: Database, staffId: string, timeZone: string | undefined) {
  await db
    .updateTable('staff_user')
    .set({ time_zone_chosen: timeZone !== undefined, ...(timeZone && { time_zone: timeZone }) })
    .where('id', '=', staffId)
    .execute()
}

/** Serialises changes of accounts: two administrators could remove each other concurrently. */
export async function lockStaff({ db }: Database): Promise<void> {
  await sql`LOCK TABLE staff_user IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

export async function isStaffEmail({ db }: Database, email: string): Promise<boolean> {
  const found = await db.selectFrom('staff_user').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

const enabled = ({ db }: Database) =>
  db.selectFrom('staff_user').select(['id', 'email']).where('disabled_at', 'is', null)

export function findEnabledStaff(database: Database, email: string) {
  return enabled(database).where('email', '=', email).executeTakeFirst()
}

export async function isEnabled(database: Database, id: string): Promise<boolean> {
  return (await enabled(database).where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Call in a transaction: whether the person is an administrator, locked until it ends. */
export async function managesStaff(database: Database, id: string): Promise<boolean> {
  const administrator = enabled(database).where('id', '=', id).where('role', 'in', duties.administer)
  return (await administrator.forShare().executeTakeFirst()) !== undefined
}

export function findEnabledAdministrator(database: Database, id: string) {
  return enabled(database).where('id', '=', id).where('role', 'in', duties.administer).executeTakeFirst()
}

/** Undefined if the address is taken. */
export async function addStaff(
  database: Database,
  { passwordHash, regions = [], ...person }: Omit<Staff, 'id'> & { passwordHash: string },
): Promise<string | undefined> {
  const { db } = database
  const added = await db
    .insertInto('staff_user')
    .values(person)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) return undefined
  await db
    .insertInto('staff_account')
    .values({ user_id: added.id, account_id: added.id, provider_id: 'credential', password: passwordHash })
    .execute()
  await saveRegions(database, added.id, regions)
  return added.id
}

/** Ends all sessions. */
export async function replacePassword(database: Database, userId: string, passwordHash: string) {
  await database.db
    .updateTable('staff_account')
    .set({ password: passwordHash })
    .where('user_id', '=', userId)
    .where('provider_id', '=', 'credential')
    .execute()
  await endStaffSessions(database, userId)
}

/** Removes the second step and passkeys of a person who has lost their devices. */
export async function removeSecondFactor(database: Database, userId: string): Promise<void> {
  await database.db
    .updateTable('staff_user')
    .set({ two_factor_enabled: false })
    .where('id', '=', userId)
    .execute()
  await removeSecondStep(database, userId)
  await removePasskeys(database, userId)
  await endStaffSessions(database, userId)
}

export type StaffChange = { role: Role } | { isDisabled: boolean }

/**
 * Call in a transaction: changes role or access, unless that removes the last administrator. Returns the former state.
 */
export async function changeStaff(
  database: Database,
  id: string,
  change: StaffChange,
): Promise<Outcome<StaffMember>> {
  await lockStaff(database)
  const before = await findStaff(database, id)
  if (!before) return refuse('not_found')
  const others = await enabled(database)
    .where('role', '=', 'administrator')
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst()
  const stays = 'role' in change ? change.role === 'administrator' : !change.isDisabled
  if (!others && !stays && before.role === 'administrator' && !before.isDisabled) {
    return refuse('last_administrator')
  }
  await database.db
    .updateTable('staff_user')
    .set('role' in change ? { role: change.role } : { disabled_at: change.isDisabled ? now : null })
    .where('id', '=', id)
    .execute()
  if ('isDisabled' in change && change.isDisabled) await endStaffSessions(database, id)
  return done(before)
}
