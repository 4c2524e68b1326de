import { blockFacts, type FieldKind, type PageText, type Values } from './page-text.ts'

/** What an editor confirms before words are published: other terms, or a translation that is mostly English. */
export const confirmations = ['confirms_terms', 'confirms_english'] as const

export type Confirmation = (typeof confirmations)[number]

/** Whether most of the words of a translation are those of the English text. */
export function isStillEnglish(text: PageText, english: PageText): boolean {
  const known = new Set(wordsIn(english))
  const words = wordsIn(text)
  const count = (texts: readonly string[]) => texts.reduce((sum, { length }) => sum + length, 0)
  return 2 * count(words.filter((one) => known.has(one))) > count(words)
}

/** The words of its blocks, without addresses and choices, which are the same in every language. */
const wordsIn = ({ blocks }: PageText): string[] =>
  blocks.flatMap(({ kind, fields, items }) => {
    const { fields: own, items: ofItems } = blockFacts(kind)
    return [fieldsIn(fields, own), ...items.map((item) => fieldsIn(item, ofItems))].flat()
  })

const fieldsIn = (values: Values, fields: Readonly<Record<string, FieldKind>> = {}): string[] =>
  Object.entries(fields).flatMap(([name, kind]) =>
    kind === 'line' || kind === 'rich' ? [values[name] ?? ''] : [],
  )
