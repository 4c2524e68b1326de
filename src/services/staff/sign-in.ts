import { createHmac } from 'node:crypto'
import { isAPIError } from 'better-auth/api'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Credentials, checkSignIn } from '../../domain/sign-in.ts'
import type { Store } from '../../store/open-store.ts'
import { countRequest } from '../count-request.ts'
import { deviceCookie, knownDevice } from './known-device.ts'
import type { SignIn, SignInSettings } from './open-sign-in.ts'

/** A browser as the server knows it: the cookies that it sent, and a name to count by. */
export type Browser = { cookies: string; caller: string }

/** What to tell the browser to keep, each as the value of a Set-Cookie header. */
export type SetCookies = readonly string[]

/** Begins a new session; the one that the browser had ends. */
export async function signInStaff(
  store: Store,
  signIn: SignIn,
  settings: SignInSettings,
  { caller, cookies }: Browser,
  typed: Credentials,
): Promise<Outcome<SetCookies>> {
  const errors = checkSignIn(typed)
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const email = typed.email.trim()
  const counted = await countAttempts(store, settings, { caller, cookies, email })
  if (!counted.ok) return counted

  const headers = new Headers({ cookie: cookies })
  try {
    const body = { email, password: typed.password }
    const begun = await signIn.api.signInEmail({ body, headers, returnHeaders: true })
    await signIn.api.signOut({ headers })
    return done([...begun.headers.getSetCookie(), deviceCookie(email, settings)])
  } catch (error) {
    if (isAPIError(error) && error.statusCode < 500) return refuse('wrong_credentials')
    throw error
  }
}

/** Before anybody looks at the password, so that guesses at the same moment count, too. */
async function countAttempts(
  store: Store,
  settings: SignInSettings,
  { caller, cookies, email }: Browser & { email: string },
): Promise<Outcome<undefined>> {
  const byCaller = await countRequest(store, 'signIn', caller)
  if (!byCaller.ok) return byCaller
  const device = knownDevice(cookies, email, settings) ?? 'strangers'
  const account = createHmac('sha256', settings.key)
    .update(`account ${email.toLowerCase()}`)
    .digest('base64url')
  return countRequest(store, 'signInToAccount', `${account} ${device}`)
}
