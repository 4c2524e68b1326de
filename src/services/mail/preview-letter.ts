import { type MailTexts, withMailTexts } from '../../domain/mail/mail-texts.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'
import { exampleOf, type LetterId } from '../../mail/letters/examples.ts'
import { showMail } from '../../mail/render/draw-mail.ts'
import { findMailTexts } from '../../store/mail/mail-texts.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'

export type LetterPreview = { subject: string; text: string; html: string }

/** Renders the letter with example data and the typed texts. */
export async function previewLetter(
  store: Store,
  site: URL,
  { id, locale, typed }: { id: LetterId; locale: Locale; typed: MailTexts },
): Promise<LetterPreview> {
  const texts = { ...(await findMailTexts(store, locale)), ...typed }
  const letter = exampleOf(id, translator(locale, withMailTexts(catalogueOf(locale), texts)))
  const registry = await findRegistryFacts(store)
  return { subject: letter.subject, ...showMail({ letter, locale, registry }, site) }
}
