import type { Locale } from '../../domain/messages/locales.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { judgeStaffName, tidyStaffName } from '../../domain/staff/first-administrator.ts'
import { judgePassword } from '../../domain/staff/password.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import {
  findStaffLink,
  type StaffLink,
  takeStaffLink,
  withdrawPasswordLinks,
} from '../../store/staff/staff-links.ts'
import { addStaff, replacePassword } from '../../store/staff/staff-members.ts'
import { endOwnTokens } from '../integrations/end-own-tokens.ts'
import { hashPassword } from '../protection/hash-password.ts'
import { digestOf } from '../protection/tokens.ts'
import { endFeed } from '../review/end-calendar-feed.ts'
import { judgeNewPassword } from './judge-new-password.ts'
import { deviceCookie } from './known-device.ts'
import { mailPasswordChanged } from './mail-staff-link.ts'
import type { SetCookies, StaffStore } from './open-sign-in.ts'
import { tellOfStaff } from './tell-of-staff.ts'

export function readStaffLink(store: Store, token: string): Promise<StaffLink | undefined> {
  return findStaffLink(store, digestOf(token))
}

/** Redeems a link atomically: creates an account, or sets a new password. */
export async function acceptStaffLink(
  store: StaffStore,
  token: string,
  typed: { name: string; password: string; locale: Locale },
): Promise<Outcome<{ link: StaffLink; setCookies: SetCookies }>> {
  const tokenDigest = digestOf(token)
  const link = await findStaffLink(store, tokenDigest)
  if (!link) return refuse('link_used')
  const name = link.purpose === 'invitation' ? tidyStaffName(typed.name) : link.name
  const codes = {
    name: link.purpose === 'invitation' ? judgeStaffName(typed.name) : undefined,
    password: judgePassword(typed.password),
  }
  const errors: FieldErrors = Object.fromEntries(
    Object.entries(codes).flatMap(([field, code]) => (code ? [[field, code]] : [])),
  )
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const { institution_name: institution } = await findRegistryFacts(store)
  const judged = await judgeNewPassword(typed.password, { name, email: link.email, institution })
  if (!judged.ok) return judged
  const passwordHash = await hashPassword(typed.password)
  return transaction(store, async (trx) => {
    if (!(await takeStaffLink(trx, tokenDigest))) return refuse('link_used')
    if (link.purpose === 'new_password') {
      await replacePassword(trx, link.userId, passwordHash)
      await withdrawPasswordLinks(trx, link.userId)
      const self = { id: link.userId, name }
      await endOwnTokens(trx, self, link.userId)
      await endFeed(trx, self, link.userId)
      await tellOfStaff(trx, self, 'password_changed', { after: { with: 'link' } })
      await mailPasswordChanged(trx, link.email, typed.locale)
    } else {
      const { email, role, regions } = link
      const id = await addStaff(trx, { name, email, role, regions, passwordHash })
      if (!id) return refuse('link_used')
      await tellOfStaff(trx, { id, name }, 'staff_joined', { after: { role } })
    }
    // Marks the browser as known, so that guesses of strangers cannot lock its owner out.
    return done({ link, setCookies: [deviceCookie(link.email, store.settings)] })
  })
}
