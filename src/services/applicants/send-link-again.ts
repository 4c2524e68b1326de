import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { referenceOf } from '../../domain/applications/reference.ts'
import { email as emailField } from '../../domain/forms/engine/field.ts'
import { judgeField } from '../../domain/forms/engine/judge-field.ts'
import { line } from '../../domain/forms/engine/plain-text.ts'
import { mostLinksAgain } from '../../domain/protection/rate-limits.ts'
import { type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { linkAgainLetter } from '../../mail/letters/access-letters.ts'
import { findLinkedApplications } from '../../store/applicants/edit-links.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { countRequest } from '../protection/count-request.ts'
import { padResponseTime } from '../protection/pad-response-time.ts'
import { digestOf } from '../protection/tokens.ts'
import { mailedLink } from './issue-access.ts'

const address = emailField({ required: true })

/**
 * Mails a link to each application of an address, to some at a time: with hundreds, the time would tell that the
 * address is known, and strangers could flood its mailbox. Earlier links, the PIN and sessions stay, so that strangers who enter
 * the address end nothing. Unknown addresses are counted, timed and answered alike.
 */
export async function sendLinkAgain(store: Store, typed: string): Promise<Outcome<{ success: true }>> {
  const email = String(line(typed))
  const code = judgeField(address, email || undefined)
  if (code) return refuse('invalid_answers', { errors: { email: code } })
  const mailbox = digestOf(email.toLowerCase()).toString('base64url')
  const counted = await countRequest(store, 'linkAgainToMailbox', mailbox)
  if (!counted.ok) return counted
  await padResponseTime(() => mailLinks(store, email))
  return succeeded
}

/** One mail for each application: erasing one deletes its mails and leaves the others. */
async function mailLinks(store: Store, email: string): Promise<void> {
  await transaction(store, async (trx) => {
    for (const application of await findLinkedApplications(trx, email, mostLinksAgain)) {
      const { id, kind, number, locale } = application
      const { token, pinDay } = await mailedLink(trx, application)
      const facts = {
        kind,
        reference: referenceOf(kind, number),
        href: editPath(kind, locale, token),
        pinDay,
      }
      await mailLetter(
        trx,
        { to: application.email, locale, applicationId: id, secret: true, keepsWords: true },
        (t) => linkAgainLetter(t, facts),
      )
    }
  })
}
