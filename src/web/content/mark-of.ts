import { type Locale, localeFacts } from '../../domain/messages/locales.ts'

export type Mark = { lang?: Locale; dir?: 'ltr' | 'rtl' }

/** The attributes of a text in another language than its page: English, where a translation is missing. */
export function markOf(lang: Locale, page: Locale | undefined): Mark {
  return lang === page ? {} : { lang, dir: localeFacts(lang).dir }
}
