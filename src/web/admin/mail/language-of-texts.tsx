import { localeOptions } from '../../../domain/messages/locale-name.ts'
import { type Locale, locales } from '../../../domain/messages/locales.ts'
import type { PageContext, PageRequest } from '../../page.ts'
import { JumpChips } from '../../ui/filter-chips/filter-chips.tsx'
import { withQuery } from '../filters/with-query.ts'

/** The language whose mails are shown: that of the address, else that of the page. */
export function languageOf({ query, locale }: Pick<PageRequest, 'query' | 'locale'>): Locale {
  const asked = query.language
  return asked !== undefined && Object.hasOwn(locales, asked) ? (asked as Locale) : locale
}

/** The address of a page in a language; English is left out. */
export const inLanguage = (path: string, language: Locale, more: Readonly<Record<string, string>> = {}) =>
  withQuery(path, { ...(language in locales && language !== 'en' && { language }), ...more })

type Props = Pick<PageContext, 't' | 'href'> & { path: string; current: Locale }

/** Links to the same page in each language. */
export function LanguageChips({ t, href, path, current }: Props) {
  return (
    <JumpChips
      label={t('mailTexts.languages')}
      links={localeOptions().map(({ value, label }) => ({
        href: inLanguage(href(path), value),
        label,
        current: value === current,
      }))}
    />
  )
}
