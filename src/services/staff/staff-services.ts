import { isUuid } from '../../domain/api/uuid.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Credentials } from '../../domain/staff/sign-in.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { findSecondStepRule } from '../../store/staff/second-step-rule.ts'
import { listInvitations, listSentLinks } from '../../store/staff/staff-links.ts'
import { findStaff, listStaff, type StaffMember } from '../../store/staff/staff-members.ts'
import { listPasskeys } from '../../store/staff/staff-passkeys.ts'
import { listSessions } from '../../store/staff/staff-sessions.ts'
import { bindTo } from '../bind-to.ts'
import { acceptStaffLink, readStaffLink } from './accept-staff-link.ts'
import { askForNewPassword } from './ask-for-new-password.ts'
import { changePassword } from './change-password.ts'
import { changeStaff, removeSecondFactor, withdrawInvitation } from './change-staff.ts'
import { enterCode } from './enter-code.ts'
import { createFirstAdministrator, isSetUpLinkOpen, issueSetUpLink } from './first-administrator.ts'
import { inviteStaff, mailPasswordLink } from './mail-staff-link.ts'
import { openSignIn, type SignInSettings } from './open-sign-in.ts'
import { endAllOtherSessions, endOwnSession, listOwnSessions } from './own-sessions.ts'
import { addPasskey, beginPasskey, beginPasskeySignIn, removePasskey, signInWithPasskey } from './passkeys.ts'
import { exportAudit, readAudit } from './read-audit.ts'
import { readRecoveryCodes } from './recovery-codes.ts'
import { renewSecondSteps } from './renew-second-steps.ts'
import { beginRequiringSecondStep, requireSecondStep } from './require-second-step.ts'
import { resumeStaffSession } from './resume-session.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './second-factor.ts'
import { mustKeepPasskey, secondStepDue } from './second-step-due.ts'
import { type Browser, type SetCookies, signInStaff } from './sign-in.ts'

/** How staff come in and go, and who decides about them. */
export function staffServices(store: Store, settings: SignInSettings) {
  const signIn = openSignIn(store, settings)
  return {
    resumeStaffSession: (cookies: string, userAgent?: string) =>
      resumeStaffSession(store, signIn, cookies, userAgent),
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

    changePassword: (
      staff: Staff,
      cookies: string,
      typed: { current: string; password: string; locale: Locale },
    ) => changePassword(store, signIn, staff, cookies, typed),
    beginSecondFactor: (cookies: string, password: string) => beginSecondFactor(signIn, cookies, password),
    confirmSecondFactor: (staff: Author, given: { cookies: string; code: string }) =>
      confirmSecondFactor(store, signIn, staff, given),
    renewRecoveryCodes: (staff: Author, given: { cookies: string; password: string; set: string }) =>
      renewRecoveryCodes(store, signIn, staff, given),
    endSecondFactor: (staff: Staff, given: { cookies: string; password: string }) =>
      endSecondFactor(store, signIn, staff, given),

    beginPasskey: (cookies: string, password: string) => beginPasskey(signIn, cookies, password),
    addPasskey: (staff: Author, cookies: string, made: { name: string; response: object }) =>
      addPasskey(store, signIn, staff, cookies, made),
    removePasskey: (staff: Staff, given: { cookies: string; id: string; password: string }) =>
      removePasskey(store, signIn, staff, given),
    beginPasskeySignIn: () => beginPasskeySignIn(signIn),
    signInWithPasskey: (cookies: string, response: object) =>
      signInWithPasskey(store, signIn, cookies, response),

    countOwnSessions: async (staff: Author) => (await listSessions(store, staff.id)).length,
    listOwnSessions: (staff: Author, cookies: string) => listOwnSessions(store, signIn, staff, cookies),
    endAllOtherSessions: (staff: Author, cookies: string) =>
      endAllOtherSessions(store, signIn, staff, cookies),

    readStaff: async (id: string): Promise<Outcome<StaffMember>> => {
      const found = isUuid(id) ? await findStaff(store, id) : undefined
      return found ? done(found) : refuse('not_found')
    },
    askForNewPassword: (typed: { email: string; locale: Locale }) =>
      askForNewPassword(store, settings, typed),
    acceptStaffLink: (token: string, typed: { name: string; password: string; locale: Locale }) =>
      acceptStaffLink(store, settings, token, typed),
    renewSecondSteps: () => renewSecondSteps(store, settings),
    ...bindTo(store, {
      beginRequiringSecondStep,
      changeStaff,
      createFirstAdministrator,
      endOwnSession,
      exportAudit,
      inviteStaff,
      isSetUpLinkOpen,
      issueSetUpLink,
      listInvitations,
      listPasskeys,
      listSentLinks,
      listStaff,
      mailPasswordLink,
      mustKeepPasskey,
      readAudit,
      readRecoveryCodes,
      readSecondStepRule: findSecondStepRule,
      readStaffLink,
      removeSecondFactor,
      requireSecondStep,
      secondStepDue,
      withdrawInvitation,
    }),
  }
}
