import { readFileSync } from 'node:fs'
import { countries } from '../../../src/domain/lists/countries.ts'
import { nameOfCountry } from '../../../src/domain/lists/country-name.ts'
import { localeFacts, locales } from '../../../src/domain/messages/locales.ts'
import type { TranslatedLocale } from '../../../src/domain/messages/translation.ts'
import type { Said } from './said-on-page.ts'

/** Addresses, places to fill in, tags of messages and the names of languages, which the menu says in themselves. */
const notWords = [
  /[\w.+-]+@[\w.-]+/g,
  /https?:\/\/[^\s»”)]+/g,
  /(?<![\p{L}\d])\/[\w/?=&.-]+/gu,
  /\{\w+\}/g,
  /<\/?\w+>/g,
  new RegExp(
    Object.values(locales)
      .map(({ name }) => name)
      .join('|'),
    'g',
  ),
]

/** Titles before the names of people, which are part of the names. */
const files = /\S+\.pdf/g

/** Words that a language writes as English does. */
const alike: Record<TranslatedLocale, readonly string[]> = {
  fr: [
    'Europe',
    'Expert',
    'Experts',
    'Local',
    'Menu',
    'Message',
    'Missions',
    'Programme',
    'Public',
    'Questions',
    'Signature',
  ],
  es: ['Error', 'Hospital', 'Local', 'No'],
  pt: ['Hospital', 'Local', 'Menu', 'Online'],
  ar: [],
  ru: ['7K3D-M9QX-2HTB'],
  id: ['April', 'Email', 'Menu', 'Status', 'X'],
}

/** English words that nearly every sentence has, and that none of our languages in Latin script has. */
const telling = /(?<![\p{L}’'-])(?:the|and|with|your|please|this|that|from|you|are|of)(?![\p{L}’'-])/iu

/** What a text in another language says in English; `also` stays besides the words of the glossary. */
export class EnglishLeft {
  readonly #locale: TranslatedLocale
  readonly #also: RegExp
  readonly #stays: RegExp
  readonly #names: ReadonlySet<string>

  constructor(locale: TranslatedLocale, also: readonly string[] = []) {
    this.#locale = locale
    this.#also = anyOf(also)
    this.#stays = anyOf([...glossaryOf(locale), ...alike[locale]])
    this.#names = new Set(countries.map((country) => nameOfCountry(country, locale)))
  }

  /** `english` is what the same page says in English. */
  in(said: readonly Said[], english: ReadonlySet<string>): string[] {
    const texts = new Set(said.map(({ text }) => text)) // each page repeats its head and its foot
    const left = new Set(
      [...texts].filter((text) => !this.#names.has(text) && this.#isEnglish(text, english)),
    )
    const faults = said.filter(({ text }) => left.has(text))
    const once = new Map(faults.reverse().map(({ where, text }) => [text, where]))
    return [...once].map(([text, where]) => `${where}: ${text}`)
  }

  #isEnglish(text: string, english: ReadonlySet<string>): boolean {
    const all = [files, this.#also, ...notWords, this.#stays]
    const rest = all.reduce((left, one) => left.replace(one, ' '), text)
    if (!/\p{L}/u.test(rest)) return false
    return english.has(text) || (isLatin(this.#locale) ? telling : /[a-z]{2}/i).test(rest)
  }
}

/** Whole words, the longest first. */
function anyOf(words: readonly string[]): RegExp {
  const longest = [...words].sort((a, b) => b.length - a.length).map(literal)
  return new RegExp(`(?<![\\p{L}\\d])(?:${longest.join('|') || '(?!)'})(?![\\p{L}\\d])`, 'gu')
}

const literal = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const isLatin = (locale: TranslatedLocale) => /^\p{Script=Latin}/u.test(localeFacts(locale).name)

/** The fenced block under 'Words that stay'. */
function glossaryOf(locale: TranslatedLocale): string[] {
  const glossary = readFileSync(`locales/${locale}/GLOSSARY.md`, 'utf8')
  const [, block = ''] = /^## Words that stay\n.*?```\n(.*?)\n```/ms.exec(glossary) ?? []
  if (!block) throw new Error(`The glossary of ${locale} does not say which words stay`)
  return block.split('\n').filter((line) => line.trim())
}
