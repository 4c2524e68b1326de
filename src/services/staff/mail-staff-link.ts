import type { Author } from '../../domain/audit.ts'
import { judgeStaffEmail } from '../../domain/first-administrator.ts'
import { type Locale, localPath } from '../../domain/locales.ts'
import { paths } from '../../domain/paths.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import { roles } from '../../domain/roles.ts'
import type { Staff } from '../../domain/staff.ts'
import { invitationLetter, newPasswordLetter } from '../../mail/letters/staff-links.ts'
import type { Store } from '../../store/open-store.ts'
import { queueMail } from '../../store/outbox.ts'
import { keepInvitation, keepPasswordLink } from '../../store/staff-links.ts'
import { findStaff, isStaffEmail } from '../../store/staff-members.ts'
import { newToken } from '../access/secrets.ts'
import { letterWords } from '../mail/letter-words.ts'
import { digestOf } from '../token-digest.ts'
import { tellOfInvitation, tellOfStaff } from './tell-of-staff.ts'

/** Mails a link with which somebody becomes one of the staff; nobody but the reader gets it. */
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
  await store.db.transaction().execute(async (trx) => {
    await keepInvitation({ db: trx }, { tokenDigest: digestOf(token), email, role })
    const t = await letterWords({ db: trx }, invited.locale)
    await tellOfInvitation({ db: trx }, inviter, 'staff_invited', role)
    const letter = invitationLetter(t, { inviter: inviter.name, role, href })
    await queueMail({ db: trx }, { to: email, locale: invited.locale, letter, secret: true })
  })
  return done(undefined)
}

/** For somebody who has forgotten theirs. */
export async function mailPasswordLink(
  store: Store,
  staff: Author,
  userId: string,
  locale: Locale,
): Promise<Outcome<undefined>> {
  const person = await findStaff(store, userId)
  if (!person || person.isDisabled) return refuse('not_found')
  const { token, href } = newLink(locale)
  await store.db.transaction().execute(async (trx) => {
    await keepPasswordLink({ db: trx }, { tokenDigest: digestOf(token), userId })
    await tellOfStaff({ db: trx }, staff, 'password_link_sent', { about: userId })
    const letter = newPasswordLetter(await letterWords({ db: trx }, locale), { href })
    await queueMail({ db: trx }, { to: person.email, locale, letter, secret: true })
  })
  return done(undefined)
}

function newLink(locale: Locale) {
  const token = newToken()
  return { token, href: `${localPath(locale, paths.loginLink())}?token=${token}` }
}
