import type { Locale } from '../../domain/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Role } from '../../domain/roles.ts'
import type { Credentials } from '../../domain/sign-in.ts'
import type { Staff } from '../../domain/staff.ts'
import { isUuid } from '../../domain/uuid.ts'
import type { Store } from '../../store/open-store.ts'
import { listInvitations, withdrawInvitation } from '../../store/staff-links.ts'
import {
  changeStaff,
  findStaff,
  listStaff,
  removeSecondFactor,
  type StaffMember,
} from '../../store/staff-members.ts'
import { listPasskeys, removePasskey } from '../../store/staff-passkeys.ts'
import type { PostOffice } from '../deliver-mail.ts'
import { acceptStaffLink, readStaffLink } from './accept-staff-link.ts'
import { changePassword } from './change-password.ts'
import { enterCode } from './enter-code.ts'
import { inviteStaff, mailPasswordLink } from './mail-staff-link.ts'
import { openSignIn, type SignInSettings } from './open-sign-in.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn, signInWithPasskey } from './passkeys.ts'
import { resumeStaffSession } from './resume-session.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'
import { type Browser, type SetCookies, signInStaff } from './sign-in.ts'

/** How staff come in and go, and who decides about them. */
export function staffServices(store: Store, settings: SignInSettings, post: Pick<PostOffice, 'wake'>) {
  const signIn = openSignIn(store, settings)
  return {
    resumeStaffSession: (cookies: string) => resumeStaffSession(store, signIn, cookies),
    signInStaff: (browser: Browser, typed: Credentials) =>
      signInStaff(store, signIn, settings, browser, typed),
    enterCode: (browser: Browser, code: string) => enterCode(store, signIn, settings, browser, code),
    signOutStaff: async (cookies: string): Promise<SetCookies> => {
      const { headers } = await signIn.api.signOut({
        headers: new Headers({ cookie: cookies }),
        returnHeaders: true,
      })
      return headers.getSetCookie()
    },

    changePassword: (staff: Staff, cookies: string, typed: { current: string; password: string }) =>
      changePassword(store, signIn, staff, cookies, typed),
    beginSecondFactor: (cookies: string, password: string) => beginSecondFactor(signIn, cookies, password),
    confirmSecondFactor: (cookies: string, given: { userId: string; code: string }) =>
      confirmSecondFactor(signIn, cookies, given),
    renewRecoveryCodes: (cookies: string, password: string) => renewRecoveryCodes(signIn, cookies, password),
    endSecondFactor: (cookies: string, password: string) => endSecondFactor(signIn, cookies, password),

    beginPasskey: (cookies: string, password: string) => beginPasskey(signIn, cookies, password),
    addPasskey: (cookies: string, made: { name: string; response: object }) =>
      addPasskey(signIn, cookies, made),
    listPasskeys: (userId: string) => listPasskeys(store, userId),
    removePasskey: async (userId: string, id: string) => {
      if (isUuid(id)) await removePasskey(store, userId, id)
    },
    beginPasskeySignIn: () => beginPasskeySignIn(signIn),
    signInWithPasskey: (cookies: string, response: object) => signInWithPasskey(signIn, cookies, response),

    listStaff: () => listStaff(store),
    readStaff: async (id: string): Promise<Outcome<StaffMember>> => {
      const found = isUuid(id) ? await findStaff(store, id) : undefined
      return found ? done(found) : refuse('not_found')
    },
    listInvitations: () => listInvitations(store),
    inviteStaff: (inviter: Staff, invited: { email: string; role: string; locale: Locale }) =>
      inviteStaff(store, inviter, invited).finally(post.wake),
    withdrawInvitation: (email: string) => withdrawInvitation(store, email),
    mailPasswordLink: (userId: string, locale: Locale) =>
      mailPasswordLink(store, userId, locale).finally(post.wake),
    readStaffLink: (token: string) => readStaffLink(store, token),
    acceptStaffLink: (token: string, typed: { name: string; password: string }) =>
      acceptStaffLink(store, settings, token, typed),
    changeStaff: (id: string, change: { role: Role } | { isDisabled: boolean }) =>
      changeStaff(store, id, change),
    removeSecondFactor: (userId: string) => removeSecondFactor(store, userId),
  }
}
