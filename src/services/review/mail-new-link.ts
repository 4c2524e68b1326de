import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { done, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { newLinkLetter } from '../../mail/letters/access-letters.ts'
import { stillAsked } from '../../mail/letters/application-letters.ts'
import { lockEditLink } from '../../store/applicants/edit-links.ts'
import { lockApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findOpenRequest } from '../../store/review/information-requests.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { issueAccess, makeAccess } from '../applicants/issue-access.ts'
import { mailLetter } from '../mail/letter-words.ts'
import { doesShortlistWait } from '../matching/held-shortlist.ts'
import type { SigningKey } from '../protection/signing-key.ts'

/** Mails a new link and PIN, with the questions that are still open, which replace all links that have been mailed, the PIN and the sessions. */
export async function mailNewLink(store: Store, staff: Author, id: string, pins: SigningKey) {
  const access = makeAccess(pins)
  return transaction(store, async (trx) => {
    await lockEditLink(trx, id)
    const application = await lockApplication(trx, id)
    if (!application) return refuse('not_found')
    const { kind, locale, email } = application
    await issueAccess(trx, id, access)
    const mailed = { kind, pin: access.pin, href: editPath(kind, locale, access.token) }
    const mail = {
      to: email,
      locale,
      applicationId: id,
      secret: true,
      keepsWords: true,
    } as const
    const request = application.status === 'info_requested' ? await findOpenRequest(trx, id) : undefined
    await mailLetter(trx, mail, (t) =>
      newLinkLetter(t, { ...mailed, asked: request && stillAsked(t, kind, request) }),
    )
    await writeAudit(trx, byStaff(staff), 'application_link_mailed', ['application', id], {
      fields: ['link', 'pin'],
    })
    return done({ to: email, shortlist_waits: await doesShortlistWait(trx, application) })
  })
}
