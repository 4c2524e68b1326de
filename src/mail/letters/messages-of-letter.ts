import type { Letter, LetterPart } from '../../domain/mail/letter.ts'
import type { LetterMessage, LetterPlace } from '../../domain/mail/mail-texts.ts'
import type { MessageKey } from '../../domain/messages/catalogue.ts'
import { en } from '../../domain/messages/en.ts'
import { type Translate, translator } from '../../domain/messages/translate.ts'
import { exampleOf, type LetterId } from './examples.ts'

/** The messages of a letter and their places, found by writing it with keys in place of words. */
export function messagesOf(id: LetterId): LetterMessage[] {
  const places = new Map<MessageKey, LetterPlace>()
  for (const [place, text] of textsOf(exampleOf(id, keysForWords))) {
    for (const [, key] of text.matchAll(/⟨([^⟩]+)⟩/g)) {
      if (!places.has(key as MessageKey) && isWorded(key as MessageKey)) places.set(key as MessageKey, place)
    }
  }
  const messages = [...places].map(([key, place]) => ({ key, place }))
  return messages.sort((one, other) => rank[one.place] - rank[other.place])
}

const keysForWords: Translate = (key, values = {}) => `⟨${key}⟩${Object.values(values).join('')}`

/** The preview comes last, since it may repeat earlier text. */
function textsOf({ subject, heading, parts, reason, preview }: Letter): [LetterPlace, string][] {
  return [
    ['subject', subject],
    ['heading', heading],
    ...parts.flatMap(textsOfPart),
    ['reason', reason],
    ['preview', preview],
  ]
}

function textsOfPart(part: LetterPart): [LetterPlace, string][] {
  switch (part.kind) {
    case 'paragraph':
      return [[part.salutation ? 'salutation' : 'paragraph', part.text]]
    case 'facts':
      return part.rows.map(({ label }) => ['label', label])
    case 'steps':
      return [['title', part.title], ...part.items.map((item): [LetterPlace, string] => ['step', item])]
    case 'link':
      return [['link', part.label]]
    case 'quote':
      return []
  }
}

/** The order of the form; messages of one place keep the order of the letter. */
const rank: Readonly<Record<LetterPlace, number>> = {
  subject: 0,
  heading: 1,
  preview: 2,
  salutation: 3,
  paragraph: 3,
  label: 3,
  title: 3,
  step: 3,
  link: 3,
  reason: 4,
}

/** Whether a message is worded here: not questions and answers of forms, nor messages of placeholders alone. */
function isWorded(key: MessageKey): boolean {
  return (
    /^(mail|access|asking|choosing|collaboration|entered|interview|moves|reply|staffMail)\./.test(key) &&
    /\p{L}/u.test(say(key).replace(/\{\w+\}/g, ''))
  )
}

const say = translator('en', en)
