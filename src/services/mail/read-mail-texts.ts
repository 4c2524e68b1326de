import {
  judgeMailText,
  type MailTexts,
  originalOf,
  type TextProblem,
  withMailTexts,
} from '../../domain/mail/mail-texts.ts'
import type { Catalogue } from '../../domain/messages/catalogue.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import { isPseudo, type Locale } from '../../domain/messages/locales.ts'
import { done, refuse } from '../../domain/refusals.ts'
import {
  exampleOf,
  isForTeam,
  isLetterId,
  type LetterGroup,
  type LetterId,
  letterExamples,
} from '../../mail/letters/examples.ts'
import { messagesOf } from '../../mail/letters/messages-of-letter.ts'
import { groupOf, type Reader, readerOf } from '../../mail/letters/reader-of-letter.ts'
import { showMail } from '../../mail/render/draw-mail.ts'
import { findLastChanges, findMailTexts, type LastChange } from '../../store/mail/mail-texts.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { readLogo } from '../settings/read-logo.ts'
import { wordsOfLetters } from './letter-words.ts'

/** Every letter that exists in a language, in reading order. */
export async function listMailTexts(store: Store, locale: Locale): Promise<ListedLetter[]> {
  const [texts, facts] = await Promise.all([findMailTexts(store, locale), findRegistryFacts(store)])
  const [changes, newer] = await Promise.all([findLastChanges(store, locale), newerInEnglish(store, locale)])
  const catalogue = catalogueOf(locale)
  const t = wordsOfLetters(locale, texts, facts)
  return everyLetter
    .filter((id) => isWrittenIn(locale, id))
    .map((id) => ({
      id,
      reader: readerOf(id),
      group: groupOf(id),
      subject: exampleOf(id, t).subject,
      changed: lastOf(changes, id),
      isUnused: messagesOf(id).some(({ key }) => whyUnused(catalogue, texts, key)),
      isBehind: messagesOf(id).some(({ key }) => newer.has(key)),
    }))
}

export type ListedLetter = {
  id: LetterId
  reader: Reader
  group: LetterGroup
  subject: string
  /** The latest change of its words in this language. */
  changed: LastChange | undefined
  isUnused: boolean
  /** Staff have changed the English words later than these. */
  isBehind: boolean
}

function lastOf(changes: readonly LastChange[], id: LetterId): LastChange | undefined {
  const own = changes.filter(({ key }) => keysOf(id).has(key))
  return own.sort((one, other) => other.at.getTime() - one.at.getTime())[0]
}

const isTranslation = (locale: Locale) => locale !== 'en' && !isPseudo(locale)

/** The team reads English, so its letters exist in English alone. */
export const isWrittenIn = (locale: Locale, id: LetterId) => !(isTranslation(locale) && isForTeam(id))

/** The English words that staff have changed later than their counterparts in this language, by key. */
async function newerInEnglish(store: Store, locale: Locale): Promise<Map<string, LastChange>> {
  if (!isTranslation(locale)) return new Map()
  const [english, own] = await Promise.all([findLastChanges(store, 'en'), findLastChanges(store, locale)])
  const changedAt = new Map(own.map(({ key, at }) => [key, at]))
  const newer = english.filter(({ key, at }) => at > (changedAt.get(key) ?? new Date(0)))
  return new Map(newer.map((change) => [change.key, change]))
}

export async function readMailText(store: Store, locale: Locale, id: string) {
  if (!isLetterId(id) || !isWrittenIn(locale, id)) return refuse('not_found')
  const [texts, changes] = await Promise.all([findMailTexts(store, locale), findLastChanges(store, locale)])
  const catalogue = catalogueOf(locale)
  const english = isTranslation(locale) ? await letterWordsInEnglish(store) : undefined
  const newer = await newerInEnglish(store, locale)
  return done({
    id,
    reader: readerOf(id),
    isForTeam: isForTeam(id),
    changed: lastOf(changes, id),
    texts: messagesOf(id).map((message) => ({
      ...message,
      original: originalOf(catalogue, message.key) ?? '',
      text: texts[message.key] ?? originalOf(catalogue, message.key) ?? '',
      unused: whyUnused(catalogue, texts, message.key),
      changed: changes.find(({ key }) => key === message.key),
      /** What the English mail says, and when it was changed if that was later. */
      english: english && { text: english(message.key), newer: newer.get(message.key) },
      /** Other letters with the same message. */
      alsoIn: everyLetter.filter((other) => other !== id && keysOf(other).has(message.key)),
    })),
  })
}

/** The English messages as staff have worded them, without changes that are not used. */
async function letterWordsInEnglish(store: Store) {
  const words = withMailTexts(catalogueOf('en'), await findMailTexts(store, 'en'))
  return (key: string) => originalOf(words, key) ?? ''
}

/** A text that was saved before an update changed what its letter fills in: mails have the original instead. */
function whyUnused(catalogue: Catalogue, texts: MailTexts, key: string): TextProblem | undefined {
  const text = texts[key]
  return text === undefined ? undefined : judgeMailText(originalOf(catalogue, key) ?? '', text)
}

const everyLetter = Object.values(letterExamples).flatMap((letters) => Object.keys(letters) as LetterId[])

const keys = new Map(everyLetter.map((id) => [id, new Set<string>(messagesOf(id).map(({ key }) => key))]))

const keysOf = (id: LetterId): ReadonlySet<string> => keys.get(id) ?? new Set()

export async function previewMailText(
  store: Store,
  site: URL,
  { id, locale, typed }: { id: LetterId; locale: Locale; typed: MailTexts },
) {
  const texts = { ...(await findMailTexts(store, locale)), ...typed }
  const registry = await findRegistryFacts(store)
  const letter = exampleOf(id, wordsOfLetters(locale, texts, registry))
  return {
    subject: letter.subject,
    ...showMail({ letter, locale, registry }, site, await readLogo(store, registry)),
  }
}
