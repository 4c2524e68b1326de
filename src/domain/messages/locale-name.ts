import { type Locale, localeFacts, locales } from './locales.ts'

let names: Intl.DisplayNames | undefined

/** The language of a locale as the team reads it: in English. */
export function nameOfLocale(locale: string): string {
  if (!Intl.DisplayNames) return locale // browsers before 2021
  names ??= new Intl.DisplayNames('en', { type: 'language' })
  return names.of(locale) ?? locale
}

/** A short name, where there is little space. */
export const codeOfLocale = (locale: string) => locale.toUpperCase()

/** The locale that a sheet or a form means: by its code, its English name or its own name. */
export function localeNamed(typed: string): Locale | undefined {
  const wanted = typed.trim().toLowerCase()
  const isMeant = (locale: Locale) =>
    [locale, nameOfLocale(locale), localeFacts(locale).name].some((name) => name.toLowerCase() === wanted)
  return (Object.keys(locales) as Locale[]).find(isMeant)
}

/** The languages of the site for a choice, English first. */
export const localeOptions = () =>
  (Object.keys(locales) as Locale[]).map((value) => ({ value, label: nameOfLocale(value) }))
