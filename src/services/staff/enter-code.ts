import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { countRequest } from '../protection/count-request.ts'
import { deviceCookie } from './known-device.ts'
import { type StaffStore, sending } from './open-sign-in.ts'
import { cookiesIn } from './own-sessions.ts'
import { recoveryCodeHash } from './recovery-code-hash.ts'
import { refusedBy, wrongCode } from './refused-by.ts'
import { digitsOf } from './second-factor.ts'
import type { Browser, SetCookies } from './sign-in.ts'
import { tellOfStaff } from './tell-of-staff.ts'
import { takeCode } from './used-codes.ts'

const retryAfterSeconds = 15 * 60

/** The second step of signing in: a code of the app, or one of the recovery codes; each counts once. */
export async function enterCode(
  store: StaffStore,
  { caller, cookies }: Browser,
  typed: string,
): Promise<Outcome<SetCookies>> {
  const counted = await countRequest(store, 'signIn', caller)
  if (!counted.ok) return counted
  const code = digitsOf(typed)
  if (!code) return refuse('invalid_answers', { errors: { code: 'required' } })
  const { signIn, settings } = store
  const isOfApp = /^\d{6}$/.test(code)
  return refusedBy(whyRefused, async () => {
    const asked = { headers: sending(cookies), returnHeaders: true } as const
    const begun = isOfApp
      ? await signIn.api.verifyTOTP({ body: { code }, ...asked })
      : await signIn.api.verifyBackupCode({
          body: { code: await recoveryCodeHash(store, { cookies, code }) },
          ...asked,
        })
    const { id, name, email } = begun.response.user
    const setCookies = begun.headers.getSetCookie()
    if (isOfApp && !(await takeCode(store, id, code))) {
      await signIn.api.signOut({ headers: sending(cookiesIn(setCookies)) })
      return wrongCode()
    }
    const way = isOfApp ? 'code' : 'recovery_code'
    await tellOfStaff(store, { id, name }, 'signed_in', { after: { with: way } })
    return done([...setCookies, deviceCookie(email, settings)])
  })
}

/** Without a valid first step, or after too many attempts, sign-in starts again. */
function whyRefused({ status, code }: { status: number; code: string }): Outcome<never> {
  if (status === 429) return refuse('too_many_requests', { retryAfterSeconds })
  if (/COOKIE|TOO_MANY|SESSION/.test(code)) return refuse('no_session')
  return wrongCode()
}
