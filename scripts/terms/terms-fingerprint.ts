import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brand } from '../../src/domain/brand.ts'
import { catalogueOf } from '../../src/domain/messages/catalogues.ts'
import { type locales, localPath } from '../../src/domain/messages/locales.ts'

export type PaperLocale = keyof typeof locales

export const termsPdf = (locale: PaperLocale) =>
  `public${localPath(locale, '/documents/terms-of-reference-experts.pdf')}`

/** A hash of the text of the PDF. */
export function fingerprintOfTerms(locale: PaperLocale): string {
  const file = locale === 'en' ? 'content/en' : `locales/${locale}/content`
  const words = readFileSync(`${file}/terms-experts.md`, 'utf8') + JSON.stringify(brand) + aboveTerms(locale)
  return createHash('sha256').update(words).digest('hex')
}

/** A printed translation states that the English text is binding. */
export const aboveTerms = (locale: PaperLocale) =>
  locale === 'en' ? '' : catalogueOf(locale).languages.translated
