import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Locale, locales } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'

/** What readers of each language are told where a page is shown in another; the build puts it into site.ts. */
export const alsoHere: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(locales) as Locale[]).map((locale) => [
    locale,
    translator(locale, catalogueOf(locale))('languages.alsoHere'),
  ]),
)
