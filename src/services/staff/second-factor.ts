import type { Author } from '../../domain/audit.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { cookiesIn, endOtherSessions } from './end-other-sessions.ts'
import type { SignIn } from './open-sign-in.ts'
import { refusedBy } from './refused-by.ts'
import type { SetCookies } from './sign-in.ts'
import { tellOfStaff } from './tell-of-staff.ts'

const wrongPassword = () => refuse('invalid_answers', { errors: { password: 'wrong_password' } })
const wrongCode = () => refuse('invalid_answers', { errors: { code: 'wrong_code' } })

/** The address that an authenticator app reads; nothing counts before a code of it is entered. */
export function beginSecondFactor(
  signIn: SignIn,
  cookies: string,
  password: string,
): Promise<Outcome<string>> {
  return refusedBy(wrongPassword, async () => {
    const begun = await signIn.api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: new Headers({ cookie: cookies }),
    })
    if (begun.method !== 'totp') throw new Error('Only codes of an app are offered')
    return done(begun.totpURI)
  })
}

/** From now on a code is asked for; the recovery codes are shown this once. */
export function confirmSecondFactor(
  store: Store,
  signIn: SignIn,
  staff: Author,
  { cookies, code }: { cookies: string; code: string },
): Promise<Outcome<{ setCookies: SetCookies; recoveryCodes: readonly string[] }>> {
  return refusedBy(wrongCode, async () => {
    const body = { code: digitsOf(code) }
    const { headers } = await signIn.api.verifyTOTP({
      body,
      headers: new Headers({ cookie: cookies }),
      returnHeaders: true,
    })
    const setCookies = headers.getSetCookie()
    await endOtherSessions(signIn, cookiesIn(setCookies))
    const { backupCodes } = await signIn.api.viewBackupCodes({ body: { userId: staff.id } })
    await tellOfStaff(store, staff, 'second_factor_turned_on')
    return done({ setCookies, recoveryCodes: backupCodes })
  })
}

/** The old ones do not work any more. */
export function renewRecoveryCodes(
  store: Store,
  signIn: SignIn,
  staff: Author,
  { cookies, password }: { cookies: string; password: string },
): Promise<Outcome<readonly string[]>> {
  return refusedBy(wrongPassword, async () => {
    const { backupCodes } = await signIn.api.generateBackupCodes({
      body: { password },
      headers: new Headers({ cookie: cookies }),
    })
    await tellOfStaff(store, staff, 'recovery_codes_renewed')
    return done(backupCodes)
  })
}

export function endSecondFactor(
  store: Store,
  signIn: SignIn,
  staff: Author,
  { cookies, password }: { cookies: string; password: string },
): Promise<Outcome<SetCookies>> {
  return refusedBy(wrongPassword, async () => {
    const { headers } = await signIn.api.disableTwoFactor({
      body: { password },
      headers: new Headers({ cookie: cookies }),
      returnHeaders: true,
    })
    const setCookies = headers.getSetCookie()
    await endOtherSessions(signIn, cookiesIn(setCookies))
    await tellOfStaff(store, staff, 'second_factor_turned_off')
    return done(setCookies)
  })
}

/** Apps show a code in two groups. */
export const digitsOf = (code: string): string => code.replace(/\s/g, '')
