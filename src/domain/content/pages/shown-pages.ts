import type { Locale } from '../../messages/locales.ts'
import type { PageText } from './page-text.ts'

/** The pages that visitors read in an institution's own words, by language and name, as in 'fr/about'. */
export type ShownPages = ReadonlyMap<string, PageText>

export const noPages: ShownPages = new Map()

export type ShownPage = { text: PageText; lang: Locale }

/**
 * The own words of a page in a language; undefined if the delivered text is in force. Once the English text is an
 * institution's own, a delivered translation says something else, so a language without own words shows the English.
 */
export function shownPage(pages: ShownPages, name: string, locale: Locale): ShownPage | undefined {
  const own = pages.get(`${locale}/${name}`)
  if (own) return { text: own, lang: locale }
  const english = pages.get(`en/${name}`)
  return english && { text: english, lang: 'en' }
}
