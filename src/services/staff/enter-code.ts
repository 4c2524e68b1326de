import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { findSecondStep } from '../../store/staff/staff-second-steps.ts'
import { countRequest } from '../protection/count-request.ts'
import { deviceCookie } from './known-device.ts'
import { cookiesIn } from './manage-own-sessions.ts'
import { digitsOf, takeCode } from './manage-second-factor.ts'
import { type SignIn, type StaffStore, sending } from './open-sign-in.ts'
import { areHashed, hashTypedCode } from './recovery-codes.ts'
import { refusedBy, wrongCode } from './refused-by.ts'
import { renewSecondStep } from './renew-second-steps.ts'
import type { Browser } from './sign-in.ts'
import { tellOfStaff } from './tell-of-staff.ts'

const retryAfterSeconds = 15 * 60

/** The second step of signing in: a code of the app, or one of the recovery codes; each counts once. */
export async function enterCode(store: StaffStore, { caller, cookies }: Browser, typed: string) {
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

/**
 * The hash of a typed recovery code, for the library to compare. The cookie of the first step only tells whose salt to
 * use: the library checks its signature before it lets anybody in.
 */
async function recoveryCodeHash(store: StaffStore, { cookies, code }: { cookies: string; code: string }) {
  const userId = await whoIsAsked(store.signIn, cookies)
  const step = userId === undefined ? undefined : await findSecondStep(store, userId)
  if (userId === undefined || !step) return ''
  if (areHashed(step.backup_codes)) return hashTypedCode(code, step.backup_codes)
  // An instance of the previous release has created them since this one started.
  await renewSecondStep(store, store.settings, step)
  const renewed = await findSecondStep(store, userId)
  return renewed ? hashTypedCode(code, renewed.backup_codes) : ''
}

/** The user who has entered the password but not yet the code. */
async function whoIsAsked(signIn: SignIn, cookies: string): Promise<string | undefined> {
  const { createAuthCookie, internalAdapter } = await signIn.$context
  const { name } = createAuthCookie('two_factor')
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  const [token] = pair?.slice(name.length + 1).split('.') ?? []
  const value = token ? (await internalAdapter.findVerificationValue(token))?.value : undefined
  return value !== undefined && isUuid(value) ? value : undefined
}
