import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { countHit } from '../../store/protection/rate-limits.ts'
import { findStaff } from '../../store/staff/staff-members.ts'
import { cookiesIn, endOtherSessions } from './manage-own-sessions.ts'
import { type SetCookies, type StaffStore, sending } from './open-sign-in.ts'
import { readRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'
import { refusedBy, wrongCode, wrongPassword } from './refused-by.ts'
import { secondStepDue } from './require-second-step.ts'
import { tellOfStaff } from './tell-of-staff.ts'

/** Begins to set up a second factor and returns the otpauth URI; it takes effect with the first code. */
export function beginSecondFactor({ signIn }: StaffStore, cookies: string, password: string) {
  return refusedBy(wrongPassword, async () => {
    const begun = await signIn.api.enableTwoFactor({
      body: { password, method: 'totp' },
      headers: sending(cookies),
    })
    if (begun.method !== 'totp') throw new Error('Only codes of an app are offered')
    return done(begun.totpURI)
  })
}

/** Turns the second factor on; the recovery codes are shown only now. */
export async function confirmSecondFactor(
  store: StaffStore,
  staff: Author,
  { cookies, code }: { cookies: string; code: string },
): Promise<Outcome<{ setCookies: SetCookies; recoveryCodes: readonly string[] }>> {
  // New recovery codes for a second step that is on already need the password.
  if ((await findStaff(store, staff.id))?.hasSecondFactor) return wrongCode()
  return refusedBy(wrongCode, async () => {
    const body = { code: digitsOf(code) }
    const { headers } = await store.signIn.api.verifyTOTP({
      body,
      headers: sending(cookies),
      returnHeaders: true,
    })
    await takeCode(store, staff.id, body.code)
    const setCookies = headers.getSetCookie()
    await endOtherSessions(store.signIn, cookiesIn(setCookies))
    const recoveryCodes = await replaceRecoveryCodes(store, staff.id)
    await tellOfStaff(store, staff, 'second_factor_turned_on')
    return done({ setCookies, recoveryCodes })
  })
}

/** Replaces the recovery codes. `set` names those that the person saw, so that a repeated request changes nothing. */
export function renewRecoveryCodes(
  store: StaffStore,
  staff: Author,
  { cookies, password, set }: { cookies: string; password: string; set: string },
): Promise<Outcome<readonly string[]>> {
  return refusedBy(wrongPassword, async () => {
    await store.signIn.api.verifyPassword({ body: { password }, headers: sending(cookies) })
    const { set: now } = await readRecoveryCodes(store, staff.id)
    if (now === undefined || now !== set) return refuse('version_conflict')
    const recoveryCodes = await replaceRecoveryCodes(store, staff.id)
    await tellOfStaff(store, staff, 'recovery_codes_renewed')
    return done(recoveryCodes)
  })
}

/** Turns the second factor off; refused while one is required, including the days of grace. */
export async function endSecondFactor(
  store: StaffStore,
  staff: Staff,
  { cookies, password }: { cookies: string; password: string },
): Promise<Outcome<SetCookies>> {
  if ((await secondStepDue(store, staff.role)) !== undefined) return refuse('second_step_required')
  return refusedBy(wrongPassword, async () => {
    const { headers } = await store.signIn.api.disableTwoFactor({
      body: { password },
      headers: sending(cookies),
      returnHeaders: true,
    })
    const setCookies = headers.getSetCookie()
    await endOtherSessions(store.signIn, cookiesIn(setCookies))
    await tellOfStaff(store, staff, 'second_factor_turned_off')
    return done(setCookies)
  })
}

/** Apps show a code in two groups. */
export const digitsOf = (code: string): string => code.replace(/\s/g, '')

/** An app shows a code for half a minute; it is accepted from 30 seconds before to 30 seconds after. */
const codeLivesMs = 120_000

/** Marks the code of an app as used; false where it was used before. */
export async function takeCode(store: Store, userId: string, code: string): Promise<boolean> {
  return (await countHit(store, { key: `code ${userId} ${code}`, windowMs: codeLivesMs })).hits === 1
}
