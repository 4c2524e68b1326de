import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { applicationNotice } from '../../mail/letters/application-notice.ts'
import { applicationReceipt } from '../../mail/letters/application-receipt.ts'
import type { SentApplication } from '../../store/applications/new-applications.ts'
import type { ApplicationMail } from '../../store/mail/outbox.ts'
import type { NewAccess } from '../applicants/issue-access.ts'
import type { ApplicationWords } from './application-words.ts'

/** A receipt for the applicant, in their language, and a notice for the coordinator. */
export function applicationLetters(
  { kind, answers, locale }: SentApplication,
  { reference, access }: { reference: string; access: NewAccess },
  words: ApplicationWords,
): ApplicationMail[] {
  const form = applicationForms[kind]
  return [
    // Always sent: it alone contains the link and the PIN.
    {
      locale,
      letter: applicationReceipt(words.letter, {
        kind,
        reference,
        access: { pin: access.pin, href: editPath(kind, locale, access.token) },
      }),
      secret: true,
    },
    {
      recipient: words.coordinatorEmail,
      locale: 'en',
      letter: applicationNotice(words.letterForStaff, { form, answers, reference }),
      secret: false,
    },
  ]
}
