import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { usualFacts } from '../../domain/brand.ts'
import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { frameOf } from './frame.ts'
import { letterHtml } from './letter-html.ts'
import { colours } from './look.ts'
import { tintsOf } from './tints.ts'

const tints = tintsOf(usualFacts)

const hostile = `"><img src=x onerror='alert(1)'>&`
const parts: LetterPart[] = [
  { kind: 'paragraph', text: hostile },
  { kind: 'facts', rows: [{ label: hostile, text: hostile, big: true }] },
  { kind: 'quote', text: `${hostile}\n${hostile}` },
  { kind: 'steps', title: hostile, items: [hostile] },
  { kind: 'link', label: hostile, href: `https://aster.example/?${hostile}` },
]

function dress(locale: Locale = 'en'): string {
  const letter: Letter = { subject: hostile, preview: hostile, heading: hostile, parts, reason: hostile }
  return letterHtml(letter, frameOf(letter, locale, 'https://aster.example', usualFacts), {
    source: 'cid:logo',
    width: 168,
    height: 60,
    isOwn: false,
  })
}

test('user input is escaped', () => {
  expect(dress().match(/<img [^>]*>/g)).toEqual([
    expect.stringMatching(/^<img src="cid:logo" [^>]*alt="ASTER"/),
  ])
  expect(dress()).not.toContain("onerror='")
})

test('the HTML loads nothing remote, so that readers cannot be tracked', () => {
  const fetched = dress().match(/(src|background|srcset)="[^"]*"|url\([^)]*\)|@import|<link|<script/g)
  expect(fetched).toEqual(['src="cid:logo"'])
})

test('the HTML declares language and direction', () => {
  expect(dress()).toContain('<html lang="en" dir="ltr">')
  expect(dress('ar-XB')).toContain('<html lang="ar-XB" dir="rtl">')
})

test('37.7 the tables of a mail have its direction, for programs that drop the outermost elements', () => {
  const tables = dress('ar').match(/<(body|table) [^>]*?dir="\w+"/g)
  expect(tables).toHaveLength(3)
  expect(tables?.every((table) => table.endsWith('dir="rtl"'))).toBe(true)
  expect(dress('ar')).toContain('class="canvas" lang="ar" dir="rtl"')
})

test('37.8 a paragraph in another script has the direction of that script and the alignment of the mail', () => {
  const paragraphs = (texts: string[], locale: Locale) => {
    const parts = texts.map((text) => ({ kind: 'paragraph', text }) as const)
    const letter = { subject: '', preview: '', heading: '', parts, reason: '' }
    const page = letterHtml(letter, frameOf(letter, locale, 'https://aster.example', usualFacts), {
      source: 'cid:logo',
      width: 168,
      height: 60,
      isOwn: false,
    })
    return (page.match(/<p class="ink"[^>]*>/g) ?? []).map((tag) => /dir="(\w+)"/.exec(tag)?.[1])
  }
  const texts = ['Yes, twice.', 'هل يمكنكم دعم District Teaching Hospital؟', 'نعم.']
  expect(paragraphs(texts, 'ar')).toEqual(['ltr', undefined, undefined])
  expect(paragraphs(texts, 'ru')).toEqual([undefined, undefined, 'rtl'])
})

test('a link is a button and also a URL to copy', () => {
  const href = /<a href="([^"]+)"/.exec(dress())?.[1]
  expect(dress().split(`href="${href}"`)).toHaveLength(3)
  expect(dress()).toContain(`>${href}</a>`)
})

test('the HTML has a light and a dark colour scheme', () => {
  expect(dress()).toContain('<meta name="color-scheme" content="light dark">')
  expect(dress()).toContain('@media (prefers-color-scheme:dark)')
})

test('every colour is a design token of the site', () => {
  const tokens = readFileSync(`${import.meta.dirname}/../../web/styles/tokens.css`, 'utf8')
  const { light, dark } = colours
  const both = tints
  for (const colour of [light, dark, both].flatMap<string>(Object.values)) {
    expect(tokens).toContain(colour === '#ffffff' ? '#fff' : colour)
  }
})

describe.each(['light', 'dark'] as const)('in %s', (scheme) => {
  const { canvas, card, straw, ink, muted } = colours[scheme]
  const link = scheme === 'light' ? tints.link : tints.linkInDark

  test.each([
    ['words on the card', ink, card],
    ['words in a quote', ink, straw],
    ['small words on the card', muted, card],
    ['small words below it', muted, canvas],
    ['a link on the card', link, card],
    ['a link below it', link, canvas],
    ['the button', tints.saffronInk, tints.saffron],
    ['the name where no picture is shown', '#ffffff', tints.petrol],
  ])('%s have a contrast of 7:1', (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(7)
  })
})

/** The contrast ratio of WCAG. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
