import { ar } from '../../../locales/ar/messages.ts'
import { es } from '../../../locales/es/messages.ts'
import { fr } from '../../../locales/fr/messages.ts'
import { id } from '../../../locales/id/messages.ts'
import { pt } from '../../../locales/pt/messages.ts'
import { ru } from '../../../locales/ru/messages.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'
import type { Locale } from './locales.ts'
import { pseudoCatalogue } from './pseudo.ts'

const pseudo = pseudoCatalogue(en)

/** Complete by type: a locale without its wording does not compile. What only staff read stays English. */
const catalogues: Record<Locale, Catalogue> = {
  en,
  fr: { ...en, ...fr },
  es: { ...en, ...es },
  pt: { ...en, ...pt },
  ar: { ...en, ...ar },
  ru: { ...en, ...ru },
  id: { ...en, ...id },
  'en-XA': pseudo,
  'ar-XB': pseudo,
}

export const catalogueOf = (locale: Locale): Catalogue => catalogues[locale]
