import type { MessageKey } from '../messages/catalogue.ts'
import type { Locale } from '../messages/locales.ts'
import type { Translate } from '../messages/translate.ts'
import { versionIn } from '../privacy/text-version.ts'

/** The current version of the confidentiality agreement; raise it with every change of the text. */
export const agreementVersion = '2026-11-15'

export const agreementVersionIn = (locale: Locale) => versionIn(locale, 'agreement', agreementVersion)

const paragraphs = [
  'agreement.purpose',
  'agreement.patients',
  'agreement.hospital',
  'agreement.use',
  'agreement.safety',
  'agreement.duration',
  'agreement.exceptions',
] as const satisfies readonly MessageKey[]

/** What both sides promise before they begin, paragraph by paragraph. */
export function wordsOfAgreement(t: Translate): string[] {
  return paragraphs.map((key) => t(key))
}
