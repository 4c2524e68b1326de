import { type Author, byStaff } from '../../domain/audit.ts'
import { editPath } from '../../domain/own-pages.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { newLinkLetter } from '../../mail/letters/new-link.ts'
import { allOrNothing } from '../../store/all-or-nothing.ts'
import { lockEditLink } from '../../store/edit-links.ts'
import type { Store } from '../../store/open-store.ts'
import { queueMail } from '../../store/outbox.ts'
import { lockApplication } from '../../store/own-applications.ts'
import { writeAudit } from '../../store/review/audit.ts'
import { issueAccess, makeAccess } from '../access/issue-access.ts'
import { letterWords } from '../mail/letter-words.ts'
import type { SigningKey } from '../signing-key.ts'

/** For somebody who has lost the mail with their link: a new one and a new PIN, which end whatever was before. */
export async function mailNewLink(
  store: Store,
  staff: Author,
  id: string,
  pins: SigningKey,
): Promise<Outcome<{ to: string }>> {
  const access = makeAccess(pins)
  return allOrNothing(store, async (trx) => {
    await lockEditLink(trx, id)
    const application = await lockApplication(trx, id)
    if (!application) return refuse('not_found')
    const { kind, locale, email } = application
    await issueAccess(trx, id, access)
    const letter = newLinkLetter(await letterWords(trx, locale), {
      kind,
      pin: access.pin,
      href: editPath(kind, locale, access.token),
    })
    await queueMail(trx, { to: email, locale, letter, applicationId: id, secret: true })
    const subject = { kind: 'application', id } as const
    await writeAudit(trx, byStaff(staff), {
      action: 'application_link_mailed',
      subject,
      fields: ['link', 'pin'],
    })
    return done({ to: email })
  })
}
