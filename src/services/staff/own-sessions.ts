import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import {
  endAllSessionsBut,
  endSession,
  listSessions,
  type OwnSession,
} from '../../store/staff/staff-sessions.ts'
import { type SignIn, type StaffStore, sending } from './open-sign-in.ts'
import { tellOfStaff } from './tell-of-staff.ts'

/** The session of these cookies comes first. */
export async function listOwnSessions(
  store: StaffStore,
  staff: Author,
  cookies: string,
): Promise<(OwnSession & { isThis: boolean })[]> {
  const present = await presentSession(store.signIn, cookies)
  const sessions = (await listSessions(store, staff.id)).map((one) => ({
    ...one,
    isThis: one.id === present,
  }))
  return sessions.sort((one, other) => Number(other.isThis) - Number(one.isThis))
}

/** Not found for sessions of others. */
export async function endOwnSession(store: Store, staff: Author, id: string): Promise<Outcome<undefined>> {
  if (!isUuid(id)) return refuse('not_found')
  return transaction<Outcome<undefined>>(store, async (trx) => {
    if (!(await endSession(trx, staff.id, id))) return refuse('not_found')
    await tellOfStaff(trx, staff, 'session_ended')
    return done(undefined)
  })
}

/** Except the session of these cookies; returns their number. */
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
