import { type Locale, localeFacts } from './locales.ts'

/** Several answers in one line, with the comma of the reader's script. */
export function joined(parts: readonly string[], locale: Locale = 'en'): string {
  return parts.join(`${localeFacts(locale).comma ?? ','} `)
}
