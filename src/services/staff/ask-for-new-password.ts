import type { Locale } from '../../domain/messages/locales.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { judgeStaffEmail } from '../../domain/staff/first-administrator.ts'
import { newPasswordLetter } from '../../mail/letters/staff-links.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { savePasswordLink } from '../../store/staff/staff-links.ts'
import { findEnabledStaff } from '../../store/staff/staff-members.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { countRequest } from '../protection/count-request.ts'
import { padResponseTime } from '../protection/pad-response-time.ts'
import { digestOf } from '../protection/tokens.ts'
import { newLink } from './mail-staff-link.ts'
import type { StaffStore } from './open-sign-in.ts'
import { accountKey } from './sign-in.ts'

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
