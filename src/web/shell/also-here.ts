import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Locale, locales } from '../../domain/messages/locales.ts'
import { translator } from '../../domain/messages/translate.ts'

/** The sentence in each language that offers a page in it; the build inserts it into site.ts. */
export const alsoHere: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(locales) as Locale[]).map((locale) => [
    locale,
    translator(locale, catalogueOf(locale))('languages.alsoHere'),
  ]),
)
