import { type Locale, localeFacts } from './locales.ts'

/** Several answers in one line, with the comma of the reader's script. */
export function joined(parts: readonly string[], locale: Locale = 'en'): string {
  return parts.join(`${localeFacts(locale).comma ?? ','} `)
}

/** A message about a field, after its label; a label that ends in a question mark needs no colon. */
export function labelled(label: string, text: string, locale: Locale = 'en'): string {
  const bare = label.replace(/\s*:$/, '')
  return `${bare}${/[?؟]$/.test(bare) ? '' : (localeFacts(locale).colon ?? ':')} ${text}`
}

/** Text of any language inside a sentence of another keeps its own direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`
