import { withMailTexts } from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import type { SettledWords } from '../../store/applications/announce-application.ts'

export type ApplicationWords = {
  /** As the page shows them. */
  shown: Translate
  /** Mail texts in the languages of applicant and team. */
  letter: Translate
  letterForStaff: Translate
  coordinatorEmail: string
}

/** Every wording that an application needs. */
export function applicationWords(
  locale: Locale,
  { facts, texts, textsForStaff }: SettledWords,
): ApplicationWords {
  return {
    shown: translator(locale, wordingOf(locale, facts)),
    letter: translator(locale, withMailTexts(catalogueOf(locale), texts)),
    letterForStaff: translator('en', withMailTexts(catalogueOf('en'), textsForStaff)),
    coordinatorEmail: facts.coordinator_email,
  }
}
