import type { Locale } from '../../domain/messages/locales.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import { wordingOf } from '../../domain/messages/wording-of.ts'
import type { Database } from '../../store/database.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

export async function shownWords(database: Database, locale: Locale): Promise<Translate> {
  return translator(locale, wordingOf(locale, await findRegistryFacts(database)))
}
