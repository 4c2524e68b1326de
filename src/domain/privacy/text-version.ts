import type { Locale } from '../messages/locales.ts'

type Reworded = Readonly<Record<string, Partial<Record<Locale, string>>>>

/**
 * The days on which the translation of a text alone was reworded, by the text ('expert.consent', 'agreement') and the
 * language. The English text, which binds, keeps its version, and so do the other languages.
 */
const reworded: Reworded = {}

/** The version of a consent text in one language, written as a day; version and language together identify the words. */
export function versionIn(
  locale: Locale,
  text: string,
  version: string,
  translations: Reworded = reworded,
): string {
  const since = translations[text]?.[locale] ?? version
  return since > version ? since : version
}
