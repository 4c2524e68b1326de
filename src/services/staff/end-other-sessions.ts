import type { SignIn } from './open-sign-in.ts'

/** Whoever changes how they sign in is rid of everybody who came in the old way; the session of these cookies stays. */
export async function endOtherSessions(signIn: SignIn, cookies: string): Promise<void> {
  await signIn.api.revokeOtherSessions({ headers: new Headers({ cookie: cookies }) })
}
