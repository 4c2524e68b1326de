import type { Credentials } from '../../domain/sign-in.ts'
import type { Store } from '../../store/open-store.ts'
import { openSignIn, type SignInSettings } from './open-sign-in.ts'
import { resumeStaffSession } from './resume-session.ts'
import { type Browser, type SetCookies, signInStaff } from './sign-in.ts'

/** How staff come in and go. */
export function staffServices(store: Store, settings: SignInSettings) {
  const signIn = openSignIn(store, settings)
  return {
    resumeStaffSession: (cookies: string) => resumeStaffSession(store, signIn, cookies),
    signInStaff: (browser: Browser, typed: Credentials) =>
      signInStaff(store, signIn, settings, browser, typed),
    signOutStaff: async (cookies: string): Promise<SetCookies> => {
      const { headers } = await signIn.api.signOut({
        headers: new Headers({ cookie: cookies }),
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },
  }
}
