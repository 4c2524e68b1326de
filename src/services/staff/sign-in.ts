import { createHmac } from 'node:crypto'
import { done, refuse } from '../../domain/refusals.ts'
import type { Role } from '../../domain/staff/roles.ts'
import { type Credentials, checkSignIn } from '../../domain/staff/sign-in.ts'
import { countRequest } from '../protection/count-request.ts'
import { padResponseTime } from '../protection/pad-response-time.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import { cookiesIn } from './manage-own-sessions.ts'
import { type SetCookies, type SignInSettings, type StaffStore, sending } from './open-sign-in.ts'
import { refusedBy } from './refused-by.ts'
import { mustUsePasskey } from './require-second-step.ts'
import { tellOfStaff } from './tell-of-staff.ts'

/** The cookies of a browser, and the keyed hash of its network for rate limits. */
export type Browser = { cookies: string; caller: string }

export type SignedIn = { setCookies: SetCookies; needsCode: boolean }

/** Begins a new session; the one that the browser had ends. */
export async function signInStaff(store: StaffStore, { caller, cookies }: Browser, typed: Credentials) {
  const errors = checkSignIn(typed)
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const email = typed.email.trim()
  const counted = await countAttempts(store, { caller, cookies, email })
  if (!counted.ok) return counted

  const { signIn, settings } = store
  const wrong = () => refuse('wrong_credentials')
  return refusedBy<SignedIn>(wrong, async () => {
    const headers = sending(cookies)
    const body = { email, password: typed.password }
    const begun = await padResponseTime(() => signIn.api.signInEmail({ body, headers, returnHeaders: true }))
    await signIn.api.signOut({ headers })
    const setCookies = begun.headers.getSetCookie()
    if ('twoFactorRedirect' in begun.response) return done({ needsCode: true, setCookies })
    const { id, role } = begun.response.user
    if (await mustUsePasskey(store, { id, role: role as Role })) {
      await signIn.api.signOut({ headers: sending(cookiesIn(setCookies)) })
      return refuse('passkey_required')
    }
    await tellOfStaff(store, begun.response.user, 'signed_in', { after: { with: 'password' } })
    return done({ needsCode: false, setCookies: [...setCookies, deviceCookie(email, settings)] })
  })
}

/** Counts before the comparison, so that concurrent guesses count, too. */
async function countAttempts(store: StaffStore, { caller, cookies, email }: Browser & { email: string }) {
  const byCaller = await countRequest(store, 'signIn', caller)
  if (!byCaller.ok) return byCaller
  const device = knownDevice(cookies, email, store.settings) ?? 'strangers'
  return countRequest(store, 'signInToAccount', `${accountKey(store.settings, email)} ${device}`)
}

/** Keyed hash of the address, for counting attempts. */
export function accountKey({ key }: SignInSettings, email: string): string {
  return createHmac('sha256', key).update(`account ${email.toLowerCase()}`).digest('base64url')
}
