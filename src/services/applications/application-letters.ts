import { editPath } from '../../domain/applicants/applicant-paths.ts'
import { applicationForms } from '../../domain/forms/application-forms.ts'
import { withMailTexts } from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import { applicationNotice, applicationReceipt } from '../../mail/letters/application-letters.ts'
import type { SettledWords } from '../../store/applications/announce-application.ts'
import type { SentApplication } from '../../store/applications/new-applications.ts'
import type { ApplicationMail } from '../../store/mail/outbox.ts'
import type { NewAccess } from '../applicants/issue-access.ts'

/** A receipt for the applicant, in their language, and a notice for the coordinator. */
export function applicationLetters(
  { kind, answers, locale }: SentApplication,
  { reference, access }: { reference: string; access: NewAccess },
  words: ReturnType<typeof applicationWords>,
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

export function applicationWords(locale: Locale, { facts, texts, textsForStaff }: SettledWords) {
  return {
    /** As the page shows them. */
    shown: translator(locale, wordingOf(locale, facts)),
    letter: translator(locale, withMailTexts(catalogueOf(locale), texts)),
    letterForStaff: translator('en', withMailTexts(catalogueOf('en'), textsForStaff)),
    coordinatorEmail: facts.coordinator_email,
  }
}
