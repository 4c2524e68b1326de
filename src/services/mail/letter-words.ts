import { withMailTexts } from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import { findMailTexts } from '../../store/mail/mail-texts.ts'
import type { Store } from '../../store/open-store.ts'

/** The wording of letters as administrators have it now: asked for in the transaction that queues the letter. */
export async function letterWords(database: Pick<Store, 'db'>, locale: Locale): Promise<Translate> {
  return translator(locale, withMailTexts(catalogueOf(locale), await findMailTexts(database, locale)))
}
