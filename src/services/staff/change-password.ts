import type { Locale } from '../../domain/messages/locales.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { judgePassword, judgeTypedPassword } from '../../domain/staff/password.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { withdrawPasswordLinks } from '../../store/staff/staff-links.ts'
import { judgeNewPassword } from './judge-new-password.ts'
import { mailPasswordChanged } from './mail-staff-link.ts'
import { type SetCookies, type StaffStore, sending } from './open-sign-in.ts'
import { refusedBy } from './refused-by.ts'
import { tellOfStaff } from './tell-of-staff.ts'

/** Ends all other sessions; this one continues with a new token. */
export async function changePassword(
  store: StaffStore,
  staff: Staff,
  cookies: string,
  typed: { current: string; password: string; locale: Locale },
): Promise<Outcome<SetCookies>> {
  const [current, password] = [judgeTypedPassword(typed.current), judgePassword(typed.password)]
  const errors = { ...(current && { current }), ...(password && { password }) }
  if (current || password) return refuse('invalid_answers', { errors })
  const { institution_name: institution } = await findRegistryFacts(store)
  const judged = await judgeNewPassword(typed.password, { ...staff, institution })
  if (!judged.ok) return judged
  const body = { currentPassword: typed.current, newPassword: typed.password, revokeOtherSessions: true }
  const wrong = () => refuse('invalid_answers', { errors: { current: 'wrong_password' } })
  return refusedBy(wrong, async () => {
    const asked = { body, headers: sending(cookies), returnHeaders: true } as const
    const changed = await store.signIn.api.changePassword(asked)
    await transaction(store, async (trx) => {
      await withdrawPasswordLinks(trx, staff.id)
      await tellOfStaff(trx, staff, 'password_changed')
      await mailPasswordChanged(trx, staff.email, typed.locale)
    })
    return done(changed.headers.getSetCookie())
  })
}
