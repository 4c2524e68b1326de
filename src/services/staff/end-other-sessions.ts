import type { SignIn } from './open-sign-in.ts'

/** Ends all sessions except the one of these cookies. */
export async function endOtherSessions(signIn: SignIn, cookies: string): Promise<void> {
  await signIn.api.revokeOtherSessions({ headers: new Headers({ cookie: cookies }) })
}
