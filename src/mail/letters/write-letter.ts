import { newPinPath } from '../../domain/applicants/applicant-paths.ts'
import type { Fact, Letter, LetterPart } from '../../domain/mail/letter.ts'
import { nameOfLocale } from '../../domain/messages/locale-name.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'

/** The value of {name}, which most messages of letters have: the registry's. */
export const named = (t: Translate) => ({ name: t('languages.name') })

type Content = Omit<Letter, 'subject' | 'parts'> & {
  /** Follows the heading in the subject. */
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

/** A quotation; undefined without text. */
export const quote = (text: string | undefined): LetterPart | undefined =>
  text ? { kind: 'quote', text } : undefined

export const link = (label: string, href: string) => ({ kind: 'link', label, href }) as const

export type PersonalLink = {
  label: string
  href: string
  /** The day on which its PIN was mailed, in the reader's language; undefined without a PIN. */
  pinDay?: string | undefined
}

/** A link that asks for a PIN: says for which one, and offers another. */
export function personalLink(t: Translate, { label, href, pinDay }: PersonalLink): LetterPart[] {
  const opening = { ...link(label, href), personal: true } as const
  if (pinDay === undefined) return [opening]
  return [
    opening,
    { kind: 'paragraph', text: t('access.whichPin', { day: pinDay }), aboutPin: true },
    { ...link(t('access.getNewPin'), newPinPath(href)), quiet: true, aboutPin: true },
  ]
}

/** The same letter for a PIN that was mailed on another day. */
export function withPinDay(t: Translate, { parts, ...letter }: Letter, pinDay: string): Letter {
  return {
    ...letter,
    parts: parts
      .filter((part) => !('aboutPin' in part))
      .flatMap((part) =>
        part.kind === 'link' && part.personal ? personalLink(t, { ...part, pinDay }) : [part],
      ),
  }
}

/** The addresses behind its personal links. */
export const personalLinksIn = ({ parts }: Letter): string[] =>
  parts.flatMap((part) => (part.kind === 'link' && part.personal ? [part.href] : []))

export const facts = (...rows: readonly [label: string, text: string][]): LetterPart => ({
  kind: 'facts',
  rows: rows.map(([label, text]) => ({ label, text })),
})

/** Tells the team the language of an application or message, unless it is English. */
export const languageRows = (label: string, locale: Locale = 'en'): Fact[] =>
  locale === 'en' ? [] : [{ label, text: nameOfLocale(locale) }]

/** The names of the two sides of a match, as far as the reader may know them. */
export function sideRows(
  t: Translate,
  { hospital, expert }: { hospital?: string | undefined; expert?: string | undefined },
): Fact[] {
  return [
    ...(hospital ? [{ label: t('mail.noticeHospital'), text: hospital }] : []),
    ...(expert ? [{ label: t('mail.noticeExpert'), text: expert }] : []),
  ]
}
