import { type LanguageId, languages, OTHER_LANGUAGE } from '../lists/languages.ts'
import { findItem } from '../lists/list.ts'

/** A language of the list by its number, any other by its normalised name. */
export type Language = Exclude<LanguageId, typeof OTHER_LANGUAGE> | string

export function languageNamed(id: unknown): Language[] {
  const found = findItem(languages, id)?.id
  return found === undefined || found === OTHER_LANGUAGE ? [] : [found]
}

/** 'Twi, Éwé and Ga' are three. */
export function otherLanguageNamed(text: unknown): Language[] {
  if (typeof text !== 'string') return []
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[,;/&]|\band\b/)
    .map((name) => name.trim())
    .filter(Boolean)
}
