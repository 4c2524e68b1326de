import { describe, expect, test } from 'vitest'
import { usualFacts } from '../../domain/brand.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { type Locale, localeFacts, locales } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import { exampleOf, type LetterGroup, type LetterId, letterExamples } from '../../mail/letters/examples.ts'
import { showMail } from '../../mail/render/draw-mail.ts'
import { frameOf } from '../../mail/render/frame.ts'
import { wordsOfLetters } from './letter-words.ts'

const site = new URL('https://aster.example')
const languages = (Object.keys(locales) as Locale[]).filter((locale) => locale !== 'en')

/** The coordinator and staff read English. */
const ofOthers: readonly LetterGroup[] = ['applicants', 'moves', 'collaborations', 'matching', 'visitors']
const letters = ofOthers.flatMap((group) => Object.keys(letterExamples[group]) as LetterId[])

const textsOfPart = (part: LetterPart): string[] => {
  switch (part.kind) {
    case 'facts':
      return part.rows.flatMap(({ label, text }) => [label, text])
    case 'steps':
      return [part.title, ...part.items]
    case 'link':
      return [part.label]
    default:
      return [part.text]
  }
}
const textsOf = ({ subject, heading, preview, reason, parts }: Letter) =>
  [subject, heading, preview, reason, ...parts.flatMap(textsOfPart)].flatMap((text) => text.split('\n'))

/** What people have typed, which stays when our own words are removed. */
const typedIn = (id: LetterId, t: Translate): string[] =>
  textsOf(exampleOf(id, Object.assign(onlyValues, { locale: t.locale }))).filter((text) => /\S/.test(text))
const onlyValues = (_: MessageKey, values: object = {}) => Object.values(values).join('\n')

function withoutTyped(text: string, typed: readonly string[]): string {
  const longestFirst = [...typed].sort((a, b) => b.length - a.length)
  return longestFirst.reduce((left, one) => left.replaceAll(one, '…'), text)
}

/** Words of every English sentence; none of them is a word of another of our languages. */
const english = /\b(the|your|you|we|with|this|that|and|have|has|please|which|will|from|was|been|open)\b/i

describe.each(languages)('35.10 each mail to people outside the team in %s', (locale) => {
  const t = wordsOfLetters(locale, {}, usualFacts)
  const written = letters.map((id) => ({ id, letter: exampleOf(id, t) }))

  test('has no unfilled placeholder, and no English word', () => {
    for (const { id, letter } of written) {
      const { reach, who, copyLink } = frameOf(letter, locale, site.origin, usualFacts)
      const typed = typedIn(id, t)
      const ours = textsOf(letter).map((text) => withoutTyped(text, typed))
      for (const text of [...ours, who, copyLink, ...reach.map((piece) => piece.text)]) {
        expect(text, id).not.toMatch(/[{}<>⟨⟩]/)
        expect(text, id).not.toMatch(english)
      }
    }
  })

  test('takes its texts from the catalogue of its language', () => {
    const keys = new Set<MessageKey>()
    const noting = (key: MessageKey, ...values: never[]) => {
      keys.add(key)
      return t(key, ...values)
    }
    for (const id of letters) exampleOf(id, Object.assign(noting, { locale }) as Translate)
    expect(keys.size).toBeGreaterThan(200)
    expect([...keys].filter((key) => isEnglish(locale, key))).toEqual([])
  })

  test('links to pages in its language, and has its text direction', () => {
    for (const { id, letter } of written) {
      const { html, text } = showMail({ letter, locale, registry: usualFacts }, site)
      expect(html, id).toContain(`<html lang="${locale}" dir="${localeFacts(locale).dir}">`)
      for (const part of letter.parts) {
        if (part.kind !== 'link') continue
        expect(part.href, id).toMatch(new RegExp(`^/${locale}/`))
        expect(text, id).toContain(`${site.origin}${part.href}`)
      }
    }
  })

  test('formats dates as the language does, without a second full stop after them', () => {
    for (const { id, letter } of written) {
      for (const text of textsOf(letter)) {
        expect(text, id).not.toMatch(/(?<!\.)\.\.(?!\.)|\s[.,]|[ \t]{2}/)
        expect(text, id).not.toMatch(/\b(May|June) 20\d\d|20\d\d г(?!\.)/)
      }
    }
  })
})

function messageOf(locale: Locale, key: string): unknown {
  const [area = '', name = ''] = key.split('.')
  const catalogue: Readonly<Record<string, Readonly<Record<string, unknown>>>> = catalogueOf(locale)
  return catalogue[area]?.[name]
}

/** A single word may be the same in two languages, and a message of placeholders alone has no words. */
function isEnglish(locale: Locale, key: MessageKey): boolean {
  const message = messageOf(locale, key)
  const isSentence =
    typeof message !== 'string' || /\p{L}\S*\s\S*\p{L}/u.test(message.replace(/\{\w+\}/g, ''))
  return isSentence && JSON.stringify(message) === JSON.stringify(messageOf('en', key))
}
