import { brand } from '../../domain/brand.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** The value of {name}, which most messages of letters have. */
export const registry = { name: brand.name }

type Content = Omit<Letter, 'subject' | 'parts'> & {
  /** Stands in the subject, behind the heading. */
  reference?: string
  /** A text is a paragraph; `false` and `undefined` are left out. */
  parts: readonly (LetterPart | string | false | undefined)[]
}

/** A letter whose subject is its heading. */
export function writeLetter(t: Translate, { reference, parts, ...content }: Content): Letter {
  const { heading: subject } = content
  return {
    ...content,
    subject: reference === undefined ? subject : t('mail.withReference', { subject, reference }),
    parts: parts.flatMap((part) =>
      typeof part === 'string' ? { kind: 'paragraph', text: part } : part || [],
    ),
  }
}

/** Each line of a text is a paragraph. */
export const paragraphsOf = (text: string) => text.split('\n').filter((line) => line.trim() !== '')

/** Nothing without words. */
export const quote = (text: string | undefined): LetterPart | undefined =>
  text ? { kind: 'quote', text } : undefined

export const link = (label: string, href: string): LetterPart => ({ kind: 'link', label, href })

export const facts = (...rows: readonly [label: string, text: string][]): LetterPart => ({
  kind: 'facts',
  rows: rows.map(([label, text]) => ({ label, text })),
})
