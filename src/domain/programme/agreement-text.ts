import { typed } from '../api/endpoint-parts.ts'
import { paragraphs } from '../forms/engine/plain-text.ts'
import type { Locale } from '../messages/locales.ts'

/** One wording of the confidentiality agreement; version and language identify the words. */
export type AgreementText = {
  readonly locale: Locale
  readonly version: string
  /** Paragraphs, separated by empty lines. */
  readonly words: string
}

export const longestAgreement = 15_000

/** What an administrator types; plain text. */
export const typedAgreement = typed(longestAgreement, paragraphs)

/** Each line is shown as a paragraph. */
export const paragraphsOf = (words: string): string[] => words.split(/\s*\n\s*/)

/**
 * The state of a language: the delivered words, own words, own words that are older than the English ones, or none,
 * so that people read the English ones of the institution.
 */
export type TextState = 'delivered' | 'own' | 'behind' | 'english'
