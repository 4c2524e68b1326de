import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import * as passkeys from '../../store/staff/staff-passkeys.ts'
import { markPasskeySession, unmarkPasskeySessions } from '../../store/staff/staff-sessions.ts'
import { endOtherSessions } from './manage-own-sessions.ts'
import { type SetCookies, type SignIn, type StaffStore, sending } from './open-sign-in.ts'
import { provePassword } from './prove-password.ts'
import { refusedBy, wrongPassword } from './refused-by.ts'
import { mustKeepPasskey } from './require-second-step.ts'
import { tellOfStaff } from './tell-of-staff.ts'

type AuthenticationResponse = NonNullable<
  Parameters<SignIn['api']['verifyPasskeyAuthentication']>[0]
>['body']['response']
/** `options` are those of WebAuthn. */
type Begun = { options: { challenge: string }; setCookies: SetCookies }

const wrong = () => refuse('wrong_credentials')

/** Requires the password, against misuse of an unattended browser. */
export function beginPasskey(
  { signIn }: StaffStore,
  cookies: string,
  password: string,
): Promise<Outcome<Begun>> {
  return refusedBy(wrongPassword, async () => {
    const headers = sending(cookies)
    await signIn.api.verifyPassword({ body: { password }, headers })
    const begun = await signIn.api.generatePasskeyRegistrationOptions({ headers, returnHeaders: true })
    return done({ options: begun.response, setCookies: begun.headers.getSetCookie() })
  })
}

export function addPasskey(
  store: StaffStore,
  staff: Author,
  cookies: string,
  { name, response }: { name: string; response: object },
): Promise<Outcome<{ success: true }>> {
  return refusedBy(wrong, async () => {
    const headers = sending(cookies)
    await store.signIn.api.verifyPasskeyRegistration({ body: { name: name.trim(), response }, headers })
    const session = await store.signIn.api.getSession({ headers })
    if (session) await markPasskeySession(store, session.session.id)
    await tellOfStaff(store, staff, 'passkey_added')
    return succeeded
  })
}

/** Requires the password, and refuses to remove the last required second step. */
export async function removePasskey(
  store: StaffStore,
  staff: Staff,
  { cookies, id, password }: { cookies: string; id: string; password: string },
): Promise<Outcome<undefined>> {
  const proven = await provePassword(store, cookies, password)
  if (!proven.ok) return proven
  if (!isUuid(id)) return refuse('not_found')
  const removed = await transaction<Outcome<undefined>>(store, async (trx) => {
    await passkeys.lockPasskeys(trx, staff.id)
    const mustKeep = await mustKeepPasskey(trx, staff)
    if (!(await passkeys.removePasskey(trx, staff.id, id))) return refuse('not_found')
    if (mustKeep) return refuse('second_step_required')
    await unmarkPasskeySessions(trx, staff.id)
    await tellOfStaff(trx, staff, 'passkey_removed')
    return done(undefined)
  })
  if (removed.ok) await endOtherSessions(store.signIn, cookies)
  return removed
}

/** Begins without a user name: the device offers its passkeys for this site. */
export async function beginPasskeySignIn({ signIn }: StaffStore): Promise<Begun> {
  const headers = new Headers()
  const begun = await signIn.api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
  const options = { ...begun.response, userVerification: 'required' }
  return { options, setCookies: begun.headers.getSetCookie() }
}

/** Needs no code, since a passkey counts as two factors. Ends the former session of the browser. */
export function signInWithPasskey(store: StaffStore, cookies: string, response: object) {
  return refusedBy(wrong, async () => {
    const headers = sending(cookies)
    const begun = await store.signIn.api.verifyPasskeyAuthentication({
      // The library validates it.
      body: { response: response as AuthenticationResponse },
      headers,
      returnHeaders: true,
    })
    await store.signIn.api.signOut({ headers })
    await tellOfStaff(store, begun.response.user, 'signed_in', { after: { with: 'passkey' } })
    return done(begun.headers.getSetCookie())
  })
}
