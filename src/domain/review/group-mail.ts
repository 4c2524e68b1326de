import { isPrintable, line, paragraphs } from '../forms/engine/plain-text.ts'
import { placesIn } from '../mail/mail-texts.ts'
import type { FieldCode } from '../refusals.ts'

/** The reasons to leave an applicant out of a group mail. */
export const leftOutReasons = ['withdrawn', 'no_consent', 'no_address', 'same_address'] as const

export type LeftOutReason = (typeof leftOutReasons)[number]

/** A larger group has to be narrowed first. */
export const mostInGroup = 1000

export const longestGroupMail = { subject: 150, text: 5000 }

/** What the mail fills in for each reader. */
export const groupPlaces = ['{name}', '{reference}'] as const

export type GroupWords = { subject: string; text: string }

export const tidyGroupWords = ({ subject, text }: GroupWords): GroupWords => ({
  subject: String(line(subject)),
  text: String(paragraphs(text)),
})

export type GroupErrors = Partial<Record<keyof GroupWords, FieldCode>>

export function judgeGroupWords(words: GroupWords): GroupErrors {
  const judged = (['subject', 'text'] as const).map((field) => [field, judge(field, words[field])] as const)
  return Object.fromEntries(judged.filter(([, code]) => code))
}

function judge(field: keyof GroupWords, typed: string): FieldCode | undefined {
  if (!typed.trim()) return 'required'
  if (!isPrintable(typed)) return 'invalid_text'
  if (typed.length > longestGroupMail[field]) return 'too_long'
  const unknown = placesIn(typed).some((place) => !groupPlaces.some((known) => known === place))
  return unknown ? 'invalid_choice' : undefined
}

/** The words for one reader. */
export function fillGroupWords(
  { subject, text }: GroupWords,
  { name, reference }: { name: string; reference: string },
): GroupWords {
  const fill = (words: string) =>
    words.replaceAll('{name}', () => name).replaceAll('{reference}', () => reference)
  return { subject: fill(subject), text: fill(text) }
}
