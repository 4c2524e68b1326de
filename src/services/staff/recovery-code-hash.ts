import { isUuid } from '../../domain/api/uuid.ts'
import { findSecondStep } from '../../store/staff/staff-second-steps.ts'
import type { SignIn, StaffStore } from './open-sign-in.ts'
import { areHashed, hashTypedCode } from './recovery-codes.ts'
import { renewSecondStep } from './renew-second-steps.ts'

/**
 * The hash of a typed recovery code, for the library to compare. The cookie of the first step only tells whose salt to
 * use: the library checks its signature before it lets anybody in.
 */
export async function recoveryCodeHash(
  store: StaffStore,
  { cookies, code }: { cookies: string; code: string },
): Promise<string> {
  const userId = await whoIsAsked(store.signIn, cookies)
  const step = userId === undefined ? undefined : await findSecondStep(store, userId)
  if (userId === undefined || !step) return ''
  if (areHashed(step.backup_codes)) return hashTypedCode(code, step.backup_codes)
  // An instance of the release before has made them since this one started.
  await renewSecondStep(store, store.settings, step)
  const renewed = await findSecondStep(store, userId)
  return renewed ? hashTypedCode(code, renewed.backup_codes) : ''
}

/** The person between password and code. */
async function whoIsAsked(signIn: SignIn, cookies: string): Promise<string | undefined> {
  const { createAuthCookie, internalAdapter } = await signIn.$context
  const { name } = createAuthCookie('two_factor')
  const pair = cookies.split('; ').find((one) => one.startsWith(`${name}=`))
  const [token] = pair?.slice(name.length + 1).split('.') ?? []
  const value = token ? (await internalAdapter.findVerificationValue(token))?.value : undefined
  return value !== undefined && isUuid(value) ? value : undefined
}
