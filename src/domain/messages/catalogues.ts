import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'
import type { Locale } from './locales.ts'
import { pseudoCatalogue } from './pseudo.ts'

const pseudo = pseudoCatalogue(en)

/** Complete by type: a locale without its wording does not compile. */
const catalogues: Record<Locale, Catalogue> = { en, 'en-XA': pseudo, 'ar-XB': pseudo }

export const catalogueOf = (locale: Locale): Catalogue => catalogues[locale]
