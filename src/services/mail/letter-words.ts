import type { Locale } from '../../domain/locales.ts'
import { withMailTexts } from '../../domain/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import type { Store } from '../../store/open-store.ts'
import { findMailTexts } from '../../store/settings/mail-texts.ts'

/** The wording of letters as administrators have it now: asked for in the transaction that queues the letter. */
export async function letterWords(database: Pick<Store, 'db'>, locale: Locale): Promise<Translate> {
  return translator(locale, withMailTexts(catalogueOf(locale), await findMailTexts(database, locale)))
}
