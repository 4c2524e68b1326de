import { isPseudo, type Locale } from '../messages/locales.ts'
import { styleOf } from '../messages/style-of.ts'
import type { Country } from './countries.ts'
import { inOrder } from './list-order.ts'

const known = new Map<string, Intl.DisplayNames>()

/** Names by code or label that take precedence over those of `Intl`; a browser learns them from its page, a server has none. */
export const countryNames = new Map<string, string>()

/** A country's name in a language; in English as records store it. */
export function nameOfCountry(
  { code, label }: Pick<Country, 'code' | 'label'>,
  locale: Locale = 'en',
): string {
  // Browsers before 2021 have no names.
  if (isEnglish(locale) || !Intl.DisplayNames) return label
  return countryNames.get(code) ?? countryNames.get(label) ?? namesIn(locale).of(code) ?? label
}

function namesIn(locale: Locale): Intl.DisplayNames {
  const names = known.get(locale) ?? new Intl.DisplayNames(styleOf(locale), { type: 'region' })
  known.set(locale, names)
  return names
}

/** What a record stores, or a list has posted, as a reader of this language says it. */
export function countryInWords(list: readonly Country[], stored: string, locale?: Locale): string {
  const country = list.find(({ label, code }) => label === stored || code === stored)
  return country ? nameOfCountry(country, locale) : stored
}

/** The countries in the order of the reader's alphabet. */
export function countriesFor(list: readonly Country[], locale: Locale) {
  const named = list.map((country) => ({ ...country, name: nameOfCountry(country, locale) }))
  return isEnglish(locale) ? named : inOrder(named, ({ name }) => name, styleOf(locale))
}

/** Pseudo-locales leave names as they are. */
const isEnglish = (locale: Locale) => locale === 'en' || isPseudo(locale)
