import { applicationForms } from '../domain/forms/application-forms.ts'
import { editPath } from '../domain/own-pages.ts'
import { applicationNotice } from '../mail/letters/application-notice.ts'
import { applicationReceipt } from '../mail/letters/application-receipt.ts'
import type { SentApplication } from '../store/applications.ts'
import type { Store } from '../store/open-store.ts'
import { queueMails } from '../store/outbox.ts'
import type { NewAccess } from './access/issue-access.ts'
import type { ApplicationWords } from './application-words.ts'

/** A receipt for the applicant, in their language, and a notice for the coordinator. */
export async function queueApplicationLetters(
  database: Pick<Store, 'db'>,
  { kind, answers, locale }: SentApplication,
  { id, email, reference, access }: { id: string; email: string; reference: string; access: NewAccess },
  words: ApplicationWords,
): Promise<void> {
  const form = applicationForms[kind]
  await queueMails(database, [
    // Not a receipt that may be left out: it alone brings the link and the PIN.
    {
      to: email,
      locale,
      letter: applicationReceipt(words.letter, {
        kind,
        reference,
        access: { pin: access.pin, href: editPath(kind, locale, access.token) },
      }),
      applicationId: id,
      secret: true,
    },
    {
      to: words.coordinatorEmail,
      locale: 'en',
      letter: applicationNotice(words.letterForStaff, { form, answers, reference }),
      applicationId: id,
    },
  ])
}
