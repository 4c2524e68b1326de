import { type Locale, localPath } from '../../domain/messages/locales.ts'
import { paths } from '../../domain/paths.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { judgeStaffEmail } from '../../domain/staff/first-administrator.ts'
import { roles } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { invitationLetter, newPasswordLetter, passwordChangedLetter } from '../../mail/letters/staff-links.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { managesStaff } from '../../store/staff/sent-staff-links.ts'
import { saveInvitation, savePasswordLink } from '../../store/staff/staff-links.ts'
import { findStaff, isStaffEmail } from '../../store/staff/staff-members.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import { tellOfInvitation, tellOfStaff } from './tell-of-staff.ts'

export async function inviteStaff(
  store: Store,
  inviter: Staff,
  invited: { email: string; role: string; locale: Locale },
): Promise<Outcome<undefined>> {
  const email = invited.email.trim()
  const role = roles.find((one) => one === invited.role)
  const wrong = judgeStaffEmail(email)
  const errors: FieldErrors = { ...(wrong && { email: wrong }), ...(!role && { role: 'required' as const }) }
  if (wrong || !role) return refuse('invalid_answers', { errors })
  if (await isStaffEmail(store, email))
    return refuse('invalid_answers', { errors: { email: 'already_staff' } })
  const { token, href } = newLink(invited.locale)
  return transaction<Outcome<undefined>>(store, async (trx) => {
    if (!(await managesStaff(trx, inviter.id))) return refuse('no_session')
    await saveInvitation(trx, { tokenDigest: digestOf(token), email, role, sentBy: inviter.id })
    await tellOfInvitation(trx, inviter, 'staff_invited', role)
    await mailLetter(trx, { to: email, locale: invited.locale, secret: true }, (t) =>
      invitationLetter(t, { inviter: inviter.name, role, href }),
    )
    return done(undefined)
  })
}

/** An administrator sends it to a colleague who has forgotten the password. */
export async function mailPasswordLink(store: Store, staff: Author, userId: string, locale: Locale) {
  const person = await findStaff(store, userId)
  if (!person || person.isDisabled) return refuse('not_found')
  const { token, href } = newLink(locale)
  return transaction<Outcome<undefined>>(store, async (trx) => {
    if (!(await managesStaff(trx, staff.id))) return refuse('no_session')
    const tokenDigest = digestOf(token)
    await savePasswordLink(trx, { tokenDigest, userId, sentBy: staff.id, minutes: lifetimes.sentStaffLink })
    await tellOfStaff(trx, staff, 'password_link_sent', { about: userId })
    await mailLetter(trx, { to: person.email, locale, secret: true }, (t) =>
      newPasswordLetter(t, { href, isAsked: false }),
    )
    return done(undefined)
  })
}

export function newLink(locale: Locale) {
  const token = newToken()
  return { token, href: `${localPath(locale, paths.loginLink())}?token=${token}` }
}

/** Tells the owner of an account, who may not be the one who changed its password. */
export async function mailPasswordChanged(database: Database, to: string, locale: Locale): Promise<void> {
  const href = localPath(locale, paths.loginForgotten())
  await mailLetter(database, { to, locale }, (t) => passwordChangedLetter(t, { href }))
}
