import { isAPIError } from 'better-auth/api'
import { isUuid } from '../../domain/api/uuid.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { deviceName, deviceOf } from '../../domain/staff/device.ts'
import type { Role } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findRegions } from '../../store/staff/staff-regions.ts'
import { endAllSessionsBut, endSession, listSessions, noteDevice } from '../../store/staff/staff-sessions.ts'
import { type SignIn, type StaffStore, sending } from './open-sign-in.ts'
import { mustUsePasskey, secondStepDue } from './require-second-step.ts'
import { tellOfStaff } from './tell-of-staff.ts'

const longestMs = lifetimes.staffSession.most * 60_000

/** The staff member of these cookies, if any; restarts the idle timeout. */
export async function resumeStaffSession(store: StaffStore, cookies: string, userAgent?: string) {
  const headers = sending(cookies)
  const { response, headers: answered } = await askForSession(store, headers)
  if (!response) return undefined
  const { user, session } = response
  const staff: Staff = { id: user.id, name: user.name, email: user.email, role: user.role as Role }
  const hasTwoSteps = user.twoFactorEnabled || session.withPasskey
  const days = hasTwoSteps ? undefined : await secondStepDue(store, staff.role)
  const isTooOld = Date.now() - session.createdAt.getTime() > longestMs
  if (user.disabledAt || isTooOld || (days === 0 && (await mustUsePasskey(store, staff)))) {
    await store.signIn.api.signOut({ headers })
    return undefined
  }
  const device = userAgent === undefined ? undefined : deviceOf(userAgent)
  if (device && session.userAgent !== deviceName(device)) await noteDevice(store, session.id, device)
  const regions = await findRegions(store, staff.id, staff.role)
  return {
    staff: {
      ...staff,
      ...(regions.length > 0 && { regions }),
      ...(user.timeZone && { timeZone: user.timeZone, isZoneChosen: user.isZoneChosen === true }),
      ...(days !== undefined && { secondStepDays: days }),
    },
    setCookies: answered.getSetCookie(),
  }
}

/**
 * The library hides database errors: a query throws the original one. If it succeeds, the database is back, and the
 * session is asked for again.
 */
async function askForSession(store: StaffStore, headers: Headers) {
  const ask = () => store.signIn.api.getSession({ headers, returnHeaders: true })
  try {
    return await ask()
  } catch (error) {
    if (!isAPIError(error)) throw error
    await store.db.selectFrom('staff_session').select('id').limit(1).execute()
    return await ask()
  }
}

/** One's own sessions, that of these cookies first. */
export async function listOwnSessions(store: StaffStore, staff: Author, cookies: string) {
  const present = await presentSession(store.signIn, cookies)
  const sessions = (await listSessions(store, staff.id)).map((one) => ({
    ...one,
    isThis: one.id === present,
  }))
  return sessions.sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

/** Ends one of one's own sessions; not found for sessions of others. */
export async function endOwnSession(store: Store, staff: Author, id: string): Promise<Outcome<undefined>> {
  if (!isUuid(id)) return refuse('not_found')
  return transaction<Outcome<undefined>>(store, async (trx) => {
    if (!(await endSession(trx, staff.id, id))) return refuse('not_found')
    await tellOfStaff(trx, staff, 'session_ended')
    return done(undefined)
  })
}

/** Ends all sessions but that of these cookies; returns their number. */
export async function endAllOtherSessions(store: StaffStore, staff: Author, cookies: string) {
  const present = await presentSession(store.signIn, cookies)
  if (!present) return refuse('no_session')
  return transaction(store, async (trx) => {
    const ended = await endAllSessionsBut(trx, staff.id, present)
    if (ended > 0) await tellOfStaff(trx, staff, 'other_sessions_ended')
    return done(ended)
  })
}

async function presentSession(signIn: SignIn, cookies: string): Promise<string | undefined> {
  const found = await signIn.api.getSession({ headers: sending(cookies) })
  return found?.session.id
}

/** The Cookie header that follows from these Set-Cookie headers. */
export function cookiesIn(setCookies: readonly string[]): string {
  return setCookies.map((one) => one.split(';', 1)[0]).join('; ')
}

export async function endOtherSessions(signIn: SignIn, cookies: string): Promise<void> {
  await signIn.api.revokeOtherSessions({ headers: sending(cookies) })
}
