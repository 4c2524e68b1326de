import { applicationForms } from '../domain/forms/application-forms.ts'
import { editPath } from '../domain/own-pages.ts'
import { applicationNotice } from '../mail/letters/application-notice.ts'
import { applicationReceipt } from '../mail/letters/application-receipt.ts'
import type { SentApplication } from '../store/applications.ts'
import type { Store } from '../store/open-store.ts'
import { queueMails } from '../store/outbox.ts'
import { findRegistryFacts } from '../store/settings/registry-facts.ts'
import type { NewAccess } from './access/issue-access.ts'
import { letterWords } from './mail/letter-words.ts'

/** A receipt for the applicant, in their language, and a notice for the coordinator. */
export async function queueApplicationLetters(
  database: Pick<Store, 'db'>,
  { kind, answers, locale }: SentApplication,
  { id, email, reference, access }: { id: string; email: string; reference: string; access: NewAccess },
): Promise<void> {
  const form = applicationForms[kind]
  const words = await letterWords(database, locale)
  const { coordinator_email } = await findRegistryFacts(database)
  const wordsForStaff = locale === 'en' ? words : await letterWords(database, 'en')
  await queueMails(database, [
    // Not a receipt that may be left out: it alone brings the link and the PIN.
    {
      to: email,
      locale,
      letter: applicationReceipt(words, {
        kind,
        reference,
        access: { pin: access.pin, href: editPath(kind, locale, access.token) },
      }),
      applicationId: id,
      secret: true,
    },
    {
      to: coordinator_email,
      locale: 'en',
      letter: applicationNotice(wordsForStaff, { form, answers, reference }),
      applicationId: id,
    },
  ])
}
