import * as ar from '../../../locales/ar/messages.ts'
import * as es from '../../../locales/es/messages.ts'
import * as fr from '../../../locales/fr/messages.ts'
import * as id from '../../../locales/id/messages.ts'
import * as pt from '../../../locales/pt/messages.ts'
import * as ru from '../../../locales/ru/messages.ts'
import type { Catalogue } from './catalogue.ts'
import { en } from './en.ts'
import type { Locale } from './locales.ts'
import { pseudoCatalogue } from './pseudo.ts'
import type { TranslatedLocale, Translation } from './translation.ts'

/** Complete by type: a locale that lacks a message or a plural form does not compile. */
const translations: { readonly [locale in TranslatedLocale]: Translation<locale> } = {
  fr,
  es,
  pt,
  ar,
  ru,
  id,
}

const pseudo = pseudoCatalogue(en)

/** Staff read English in every locale. */
const catalogues: Record<Locale, Catalogue> = {
  en,
  fr: { ...en, ...translations.fr },
  es: { ...en, ...translations.es },
  pt: { ...en, ...translations.pt },
  ar: { ...en, ...translations.ar },
  ru: { ...en, ...translations.ru },
  id: { ...en, ...translations.id },
  'en-XA': pseudo,
  'ar-XB': pseudo,
}

export const catalogueOf = (locale: Locale): Catalogue => catalogues[locale]
