import type { RegionId } from '../../domain/lists/regions.ts'
import { type Locale, localPath } from '../../domain/messages/locales.ts'
import { paths } from '../../domain/paths.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { done, type FieldErrors, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Author } from '../../domain/staff/audit.ts'
import { judgeStaffEmail } from '../../domain/staff/first-administrator.ts'
import { regionsOf } from '../../domain/staff/regions.ts'
import { type Role, roles } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import {
  invitationLetter,
  newPasswordLetter,
  passwordChangedLetter,
} from '../../mail/letters/staff-letters.ts'
import type { Database } from '../../store/database.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { findInvited, saveInvitation, savePasswordLink } from '../../store/staff/staff-links.ts'
import { findEnabledStaff, findStaff, isStaffEmail, managesStaff } from '../../store/staff/staff-members.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { countRequest } from '../protection/count-request.ts'
import { padResponseTime } from '../protection/pad-response-time.ts'
import { digestOf, newToken } from '../protection/tokens.ts'
import type { StaffStore } from './open-sign-in.ts'
import { accountKey } from './sign-in.ts'
import { tellOfInvitation, tellOfStaff } from './tell-of-staff.ts'

export async function inviteStaff(
  store: Store,
  inviter: Staff,
  invited: { email: string; role: string; regions?: readonly RegionId[]; locale: Locale },
): Promise<Outcome<undefined>> {
  const email = invited.email.trim()
  const role = roles.find((one) => one === invited.role)
  const wrong = judgeStaffEmail(email)
  const errors: FieldErrors = { ...(wrong && { email: wrong }), ...(!role && { role: 'required' as const }) }
  if (wrong || !role) return refuse('invalid_answers', { errors })
  if (await isStaffEmail(store, email))
    return refuse('invalid_answers', { errors: { email: 'already_staff' } })
  return transaction<Outcome<undefined>>(store, (trx) =>
    mailInvitation(
      trx,
      inviter,
      { email, role, regions: regionsOf(role, invited.regions ?? []), locale: invited.locale },
      'staff_invited',
    ),
  )
}

/** Mails a new link, which replaces the former and works for 7 days; the mail names the colleague who sends it. */
export async function inviteAgain(
  store: Store,
  inviter: Staff,
  { email, locale }: { email: string; locale: Locale },
) {
  return transaction<Outcome<undefined>>(store, async (trx) => {
    const invited = await findInvited(trx, email)
    return invited
      ? mailInvitation(trx, inviter, { email, ...invited, locale }, 'staff_invited_again')
      : refuse('not_found')
  })
}

type Invited = { email: string; role: Role; regions: readonly RegionId[]; locale: Locale }

async function mailInvitation(
  trx: Database,
  inviter: Staff,
  { email, role, regions, locale }: Invited,
  action: 'staff_invited' | 'staff_invited_again',
): Promise<Outcome<undefined>> {
  if (!(await managesStaff(trx, inviter.id))) return refuse('no_session')
  const { token, href } = newLink(locale)
  await saveInvitation(trx, { tokenDigest: digestOf(token), email, role, regions, sentBy: inviter.id })
  await tellOfInvitation(trx, inviter, action, { role, regions })
  await mailLetter(trx, { to: email, locale, secret: true }, (t) =>
    invitationLetter(t, { inviter: inviter.name, role, href }),
  )
  return done(undefined)
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

function newLink(locale: Locale) {
  const token = newToken()
  return { token, href: `${localPath(locale, paths.loginLink())}?token=${token}` }
}

/** Tells the owner of an account, who may not be the one who changed its password. */
export async function mailPasswordChanged(database: Database, to: string, locale: Locale): Promise<void> {
  const href = localPath(locale, paths.loginForgotten())
  await mailLetter(database, { to, locale }, (t) => passwordChangedLetter(t, { href }))
}

/** Mails a link if the account exists; response and timing are the same for unknown addresses. */
export async function askForNewPassword(store: StaffStore, typed: { email: string; locale: Locale }) {
  const wrong = judgeStaffEmail(typed.email)
  if (wrong) return refuse('invalid_answers', { errors: { email: wrong } })
  const email = typed.email.trim()
  await padResponseTime(async () => {
    // Counted for every address, known or not; above the limit nothing is mailed.
    const counted = await countRequest(store, 'newPasswordOfAccount', accountKey(store.settings, email))
    if (counted.ok) await mailLink(store, email, typed.locale)
  })
  return done(undefined)
}

async function mailLink(store: Store, email: string, locale: Locale): Promise<void> {
  const person = await findEnabledStaff(store, email)
  if (!person) return
  const { token, href } = newLink(locale)
  await transaction(store, async (trx) => {
    const of = { userId: person.id, sentBy: person.id, minutes: lifetimes.passwordLink }
    await savePasswordLink(trx, { tokenDigest: digestOf(token), ...of })
    await writeAudit(trx, { actor: 'system' }, 'password_link_asked', ['staff', person.id])
    await mailLetter(trx, { to: person.email, locale, secret: true }, (t) =>
      newPasswordLetter(t, { href, isAsked: true }),
    )
  })
}
