import { isAPIError } from 'better-auth/api'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { deviceName, deviceOf } from '../../domain/staff/device.ts'
import type { Role } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { noteDevice } from '../../store/staff/staff-sessions.ts'
import { type StaffStore, sending } from './open-sign-in.ts'
import { mustUsePasskey, secondStepDue } from './require-second-step.ts'
import type { SetCookies } from './sign-in.ts'

const longestMs = lifetimes.staffSession.most * 60_000

/** The staff member of these cookies, if any; restarts the idle timeout. */
export async function resumeStaffSession(
  store: StaffStore,
  cookies: string,
  userAgent?: string,
): Promise<{ staff: Staff; setCookies: SetCookies } | undefined> {
  const headers = sending(cookies)
  const { response, headers: answered } = await store.signIn.api
    .getSession({ headers, returnHeaders: true })
    .catch((error: unknown) => tellTrouble(store, error))
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
  return {
    staff: { ...staff, ...(days !== undefined && { secondStepDays: days }) },
    setCookies: answered.getSetCookie(),
  }
}

/** The library hides database errors: repeat a query to get the original one. */
async function tellTrouble(store: Store, error: unknown): Promise<never> {
  if (isAPIError(error)) await store.db.selectFrom('staff_session').select('id').limit(1).execute()
  throw error
}
