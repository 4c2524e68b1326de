import type { Locale } from '../domain/locales.ts'
import { withMailTexts } from '../domain/mail-texts.ts'
import { catalogueOf } from '../domain/messages/catalogues.ts'
import { type Translate, translator } from '../domain/messages/translate.ts'
import { wordingOf } from '../domain/messages/wording-of.ts'
import type { Store } from '../store/open-store.ts'
import { findSettledWords } from '../store/settings/settled-words.ts'

export type ApplicationWords = {
  /** As the page shows them. */
  shown: Translate
  /** Of letters, in the language of the applicant and in that of the team. */
  letter: Translate
  letterForStaff: Translate
  coordinatorEmail: string
}

/** Every wording that an application needs, as it is settled now: asked for in the transaction that keeps it. */
export async function applicationWords(
  database: Pick<Store, 'db'>,
  locale: Locale,
): Promise<ApplicationWords> {
  const { facts, texts, textsForStaff } = await findSettledWords(database, locale)
  return {
    shown: translator(locale, wordingOf(locale, facts)),
    letter: translator(locale, withMailTexts(catalogueOf(locale), texts)),
    letterForStaff: translator('en', withMailTexts(catalogueOf('en'), textsForStaff)),
    coordinatorEmail: facts.coordinator_email,
  }
}
