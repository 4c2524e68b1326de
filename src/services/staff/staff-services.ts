import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { findSecondStepRule } from '../../store/staff/second-step-rule.ts'
import { listInvitations, listSentLinks } from '../../store/staff/staff-links.ts'
import { findStaff, listStaff, type StaffMember } from '../../store/staff/staff-members.ts'
import { listPasskeys } from '../../store/staff/staff-passkeys.ts'
import { listSessions } from '../../store/staff/staff-sessions.ts'
import { bindTo } from '../bind-to.ts'
import { acceptStaffLink, readStaffLink } from './accept-staff-link.ts'
import { changePassword } from './change-password.ts'
import { changeStaff, limitStaff, removeSecondFactor, withdrawInvitation } from './change-staff.ts'
import { createFirstAdministrator, isSetUpLinkOpen, issueSetUpLink } from './create-first-administrator.ts'
import { enterCode } from './enter-code.ts'
import { judgeRegions } from './judge-regions.ts'
import { askForNewPassword, inviteAgain, inviteStaff, mailPasswordLink } from './mail-staff-link.ts'
import {
  changeOwnKeys,
  changeOwnName,
  chooseNotices,
  chooseTimeZone,
  followTimeZone,
  readNoticeChoice,
  readOwnKeys,
} from './manage-own-account.ts'
import {
  endAllOtherSessions,
  endOwnSession,
  listOwnSessions,
  resumeStaffSession,
} from './manage-own-sessions.ts'
import {
  addPasskey,
  beginPasskey,
  beginPasskeySignIn,
  removePasskey,
  signInWithPasskey,
} from './manage-passkeys.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
} from './manage-second-factor.ts'
import { openSignIn, type SetCookies, type SignInSettings, sending } from './open-sign-in.ts'
import { provePassword } from './prove-password.ts'
import { exportAudit, readAudit } from './read-audit.ts'
import { readRecoveryCodes } from './recovery-codes.ts'
import { renewSecondSteps } from './renew-second-steps.ts'
import {
  beginRequiringSecondStep,
  mustKeepPasskey,
  requireSecondStep,
  secondStepDue,
} from './require-second-step.ts'
import { signInStaff } from './sign-in.ts'

/** Sign-in, accounts and settings of staff. */
export function staffServices(store: Store, settings: SignInSettings) {
  const signIn = openSignIn(store, settings)
  return {
    signOutStaff: async (cookies: string): Promise<SetCookies> => {
      const { headers } = await signIn.api.signOut({ headers: sending(cookies), returnHeaders: true })
      return headers.getSetCookie()
    },
    countOwnSessions: async (staff: Author) => (await listSessions(store, staff.id)).length,
    readStaff: async (id: string): Promise<Outcome<StaffMember>> => {
      const found = isUuid(id) ? await findStaff(store, id) : undefined
      return found ? done(found) : refuse('not_found')
    },
    ...bindTo(
      { ...store, signIn, settings },
      {
        acceptStaffLink,
        addPasskey,
        askForNewPassword,
        beginPasskey,
        beginPasskeySignIn,
        beginRequiringSecondStep,
        beginSecondFactor,
        changeOwnKeys,
        changeOwnName,
        chooseNotices,
        changePassword,
        changeStaff,
        chooseTimeZone,
        confirmSecondFactor,
        createFirstAdministrator,
        endAllOtherSessions,
        endOwnSession,
        endSecondFactor,
        enterCode,
        exportAudit,
        followTimeZone,
        inviteAgain,
        inviteStaff,
        isSetUpLinkOpen,
        issueSetUpLink,
        limitStaff,
        judgeRegions,
        listInvitations,
        listOwnSessions,
        listPasskeys,
        listSentLinks,
        listStaff,
        mailPasswordLink,
        mustKeepPasskey,
        provePassword,
        readAudit,
        readNoticeChoice,
        readOwnKeys,
        readRecoveryCodes,
        readSecondStepRule: findSecondStepRule,
        readStaffLink,
        removePasskey,
        removeSecondFactor,
        renewRecoveryCodes,
        renewSecondSteps,
        requireSecondStep,
        resumeStaffSession,
        secondStepDue,
        signInStaff,
        signInWithPasskey,
        withdrawInvitation,
      },
    ),
  }
}
