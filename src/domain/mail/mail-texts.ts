import { isPrintable, paragraphs } from '../forms/engine/plain-text.ts'
import type { Catalogue, MessageKey } from '../messages/catalogue.ts'

/** Changed texts of letters, by message key. */
export type MailTexts = Readonly<Record<string, string>>

export type TextProblem = {
  code: 'required' | 'tooLong' | 'unprintable' | 'lineBreak' | 'placeMissing' | 'placeUnknown'
  /** The placeholder that is missing or unknown. */
  place?: string
}

/** Normalises a typed text, so that it can be judged and stored. */
export const tidyMailText = (typed: string) => String(paragraphs(typed))

/** Limits length, and line breaks to texts whose original has them, against header injection. */
export function judgeMailText(original: string, text: string): TextProblem | undefined {
  if (text === '') return { code: 'required' }
  if (!isPrintable(text)) return { code: 'unprintable' }
  if (text.length > longestMailText(original)) return { code: 'tooLong' }
  if (text.includes('\n') && !original.includes('\n')) return { code: 'lineBreak' }
  // Texts from before {answerTime} have the number, and the word for days in their own words.
  const [wanted, given] = [placesIn(original), placesIn(text.replaceAll('{answerDays}', '{answerTime}'))]
  const missing = wanted.find((place) => !given.includes(place))
  if (missing) return { code: 'placeMissing', place: missing }
  const unknown = given.find((place) => !wanted.includes(place))
  return unknown ? { code: 'placeUnknown', place: unknown } : undefined
}

export function longestMailText(original: string): number {
  if (original.includes('\n')) return 5000
  return original.length > 80 ? 1000 : 150
}

/** The placeholders of a text, each once, with its braces. */
export function placesIn(text: string): string[] {
  return [...new Set(text.match(/\{[^{}]*\}/g))]
}

/** The latest catalogue of each language, compared by value: each letter reads its texts anew. */
const latest = new WeakMap<Catalogue, { texts: string; worded: Catalogue }>()

export function withMailTexts(catalogue: Catalogue, given: MailTexts): Catalogue {
  const texts = JSON.stringify(given)
  const known = latest.get(catalogue)
  if (known?.texts === texts) return known.worded
  const worded = reword(catalogue, given)
  latest.set(catalogue, { texts, worded })
  return worded
}

/** Falls back to the original if its placeholders have changed. */
function reword(catalogue: Catalogue, texts: MailTexts): Catalogue {
  const changed: Record<string, Record<string, unknown>> = {}
  for (const [key, text] of Object.entries(texts)) {
    const original = originalOf(catalogue, key)
    if (original === undefined || judgeMailText(original, text)) continue
    const [area, name] = key.split('.') as [keyof Catalogue, string]
    changed[area] = { ...(changed[area] ?? catalogue[area]), [name]: text }
  }
  return { ...catalogue, ...changed }
}

export function originalOf(catalogue: Catalogue, key: string): string | undefined {
  const [area = '', name = ''] = key.split('.')
  const messages = Object.hasOwn(catalogue, area) ? catalogue[area as keyof Catalogue] : {}
  const message = Object.hasOwn(messages, name) ? messages[name as keyof typeof messages] : undefined
  return typeof message === 'string' ? message : undefined
}

export type LetterPlace =
  | ('subject' | 'preview' | 'heading' | 'salutation' | 'paragraph')
  | ('label' | 'title' | 'step' | 'link' | 'reason')

/** A message of a letter that administrators may reword. */
export type LetterMessage = { key: MessageKey; place: LetterPlace }
