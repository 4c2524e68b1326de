import { judgeMailText, type MailTexts, originalOf, type TextProblem } from '../../domain/mail/mail-texts.ts'
import type { Catalogue } from '../../domain/messages/catalogue.ts'
import { catalogueOf } from '../../domain/messages/catalogues.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { done, refuse } from '../../domain/refusals.ts'
import {
  exampleOf,
  isLetterId,
  type LetterGroup,
  type LetterId,
  letterExamples,
} from '../../mail/letters/examples.ts'
import { messagesOf } from '../../mail/letters/messages-of-letter.ts'
import { showMail } from '../../mail/render/draw-mail.ts'
import { findLastChanges, findMailTexts } from '../../store/mail/mail-texts.ts'
import type { Store } from '../../store/open-store.ts'
import { findRegistryFacts } from '../../store/settings/registry-facts.ts'
import { wordsOfLetters } from './letter-words.ts'

export async function listLetters(
  store: Store,
  locale: Locale,
): Promise<Record<LetterGroup, { id: LetterId; subject: string; isChanged: boolean; isUnused: boolean }[]>> {
  const [texts, facts] = await Promise.all([findMailTexts(store, locale), findRegistryFacts(store)])
  const catalogue = catalogueOf(locale)
  const t = wordsOfLetters(locale, texts, facts)
  const listed = (id: string) => ({
    id: id as LetterId,
    subject: exampleOf(id as LetterId, t).subject,
    isChanged: messagesOf(id as LetterId).some(({ key }) => Object.hasOwn(texts, key)),
    isUnused: messagesOf(id as LetterId).some(({ key }) => whyUnused(catalogue, texts, key)),
  })
  const groups = Object.entries(letterExamples).map(([group, letters]) => [
    group,
    Object.keys(letters).map(listed),
  ])
  return Object.fromEntries(groups)
}

export async function readLetter(store: Store, locale: Locale, id: string) {
  if (!isLetterId(id)) return refuse('not_found')
  const [texts, changes] = await Promise.all([findMailTexts(store, locale), findLastChanges(store, locale)])
  const catalogue = catalogueOf(locale)
  return done({
    id,
    texts: messagesOf(id).map((message) => ({
      ...message,
      original: originalOf(catalogue, message.key) ?? '',
      text: texts[message.key] ?? originalOf(catalogue, message.key) ?? '',
      unused: whyUnused(catalogue, texts, message.key),
      changed: changes.find(({ key }) => key === message.key),
      /** Other letters that say the same. */
      alsoIn: everyLetter.filter((other) => other !== id && keysOf(other).has(message.key)),
    })),
  })
}

/** A text that was saved before an update changed what its letter fills in: mails have the original instead. */
function whyUnused(catalogue: Catalogue, texts: MailTexts, key: string): TextProblem | undefined {
  const text = texts[key]
  return text === undefined ? undefined : judgeMailText(originalOf(catalogue, key) ?? '', text)
}

const everyLetter = Object.values(letterExamples).flatMap((letters) => Object.keys(letters) as LetterId[])

const keys = new Map(everyLetter.map((id) => [id, new Set<string>(messagesOf(id).map(({ key }) => key))]))

const keysOf = (id: LetterId): ReadonlySet<string> => keys.get(id) ?? new Set()

export async function previewLetter(
  store: Store,
  site: URL,
  { id, locale, typed }: { id: LetterId; locale: Locale; typed: MailTexts },
) {
  const texts = { ...(await findMailTexts(store, locale)), ...typed }
  const registry = await findRegistryFacts(store)
  const letter = exampleOf(id, wordsOfLetters(locale, texts, registry))
  return { subject: letter.subject, ...showMail({ letter, locale, registry }, site) }
}
