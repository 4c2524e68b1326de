import { isPageName, type PageName } from '../../../../domain/content/pages/page-names.ts'
import type { Locale } from '../../../../domain/messages/locales.ts'
import { isTranslatedLocale } from '../../../../domain/messages/translation.ts'
import type { PageRequest } from '../../../page.ts'

export type AskedPage = { page: PageName; locale: Locale }

/** The page and the language that an address names. */
export function askedIn({ page = '', locale = 'en' }: PageRequest['query']): AskedPage | undefined {
  if (!isPageName(page) || !(locale === 'en' || isTranslatedLocale(locale))) return undefined
  return { page, locale }
}
