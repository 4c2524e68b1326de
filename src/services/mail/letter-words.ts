import { withMailTexts } from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import type { Database } from '../../store/database.ts'
import { findMailTexts } from '../../store/mail/mail-texts.ts'

/** The current mail texts; call in the transaction that queues the letter. */
export async function letterWords(database: Database, locale: Locale): Promise<Translate> {
  return translator(locale, withMailTexts(catalogueOf(locale), await findMailTexts(database, locale)))
}
