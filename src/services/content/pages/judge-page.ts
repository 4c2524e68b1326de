import { leadsSomewhere, linkFrom } from '../../../domain/content/link-address.ts'
import { numberLists } from '../../../domain/content/pages/number-lists.ts'
import { fieldName, itemName, withoutEmpty } from '../../../domain/content/pages/page-fields.ts'
import {
  type Block,
  type BlockKind,
  blockFacts,
  choiceOf,
  choices,
  type FieldKind,
  isBlockKind,
  isChoice,
  longest,
  mostBlocks,
  mostItems,
  type PageText,
  type Values,
} from '../../../domain/content/pages/page-text.ts'
import { isRecord } from '../../../domain/forms/engine/normalise.ts'
import { done, type FieldCode, type Outcome, refuse } from '../../../domain/refusals.ts'
import { cleanHtml, hasWordlessPicture, htmlFromMarkdown, isBlank } from '../clean-html.ts'

/** The words with sanitised HTML; store only the returned value. Kinds that the page cannot show are refused. */
export function judgePage(sent: unknown, kinds: readonly BlockKind[]): Outcome<PageText> {
  const typed = withoutEmpty(shapeOf(sent))
  // Cleaning takes its time: what could not be kept anyway is refused unread.
  if (typed.blocks.length > mostBlocks) return refuse('invalid_answers', { errors: { blocks: 'too_many' } })
  if (JSON.stringify(typed).length > 2 * longest.page)
    return refuse('invalid_answers', { errors: { blocks: 'too_long' } })
  const errors: Record<string, FieldCode> = {}
  const judge = (name: string, value: string, kind: Judged) => {
    const { text, error } = judgeField(value, kind)
    if (error) errors[name] = error
    return text
  }
  const head = Object.fromEntries(headFields.map((name) => [name, judge(name, typed[name], name)])) as Record<
    (typeof headFields)[number],
    string
  >
  const blocks = typed.blocks.map(({ kind, fields, items }, index): Block => {
    const facts = blockFacts(kind)
    if (!kinds.includes(kind)) errors.blocks = 'invalid_choice'
    if (items.length > mostItems) errors.blocks = 'too_many'
    return {
      kind,
      fields: mapFields(facts.fields, (name, of) => judge(fieldName(index, name), fields[name] ?? '', of)),
      items: items.map((item, at) =>
        mapFields(facts.items, (name, of) => judge(itemName(index, at, name), item[name] ?? '', of)),
      ),
    }
  })
  const text = { ...head, blocks: numberLists(blocks) }
  if (JSON.stringify(text).length > longest.page) errors.blocks = 'too_long'
  return Object.keys(errors).length > 0 ? refuse('invalid_answers', { errors }) : done(text)
}

const headFields = ['title', 'description', 'lede'] as const

type Judged = FieldKind | (typeof headFields)[number]

function judgeField(typed: string, kind: Judged): { text: string; error?: FieldCode } {
  if (isChoice(kind)) {
    const text = choiceOf(kind, typed)
    return text ? { text } : wrong('invalid_choice')
  }
  if (typed.length > longest[kind]) return wrong('too_long')
  if (kind === 'rich') {
    if (hasWordlessPicture(typed)) return wrong('picture_wordless')
    const html = withPlaces(htmlFromMarkdown(typed))
    if (html.length > longest.rich) return wrong('too_long')
    return isBlank(html) ? wrong('required') : { text: html }
  }
  // No-break spaces stay.
  const text = typed.replace(/[\p{Cc} ]+/gu, ' ').trim()
  if (text === '') return wrong('required')
  if (kind !== 'address') return { text }
  const address = linkFrom(text)
  return address ? { text: address } : wrong('invalid_text')
}

/** Markdown encodes the places for facts of the registry in addresses. */
export const withPlaces = (html: string) => html.replace(/%7B(\w+)%7D/g, '{$1}')

const wrong = (error: FieldCode) => ({ text: '', error })

/** Sanitises on output too, because the row may have been written by other means than the editor. */
export function cleanPage(stored: unknown): PageText {
  const text = shapeOf(stored)
  return { ...text, blocks: numberLists(text.blocks.map(cleanBlock)) }
}

function cleanBlock({ kind, fields, items }: Block): Block {
  const facts = blockFacts(kind)
  return {
    kind,
    fields: mapFields(facts.fields, (name, of) => cleanField(fields[name] ?? '', of)),
    items: items.map((item) => mapFields(facts.items, (name, of) => cleanField(item[name] ?? '', of))),
  }
}

function cleanField(text: string, kind: FieldKind): string {
  if (kind === 'rich') return cleanHtml(text)
  if (isChoice(kind)) return choiceOf(kind, text) ?? choices[kind][0]
  return kind === 'address' && !leadsSomewhere(text) ? '' : text
}

function mapFields(
  fields: Readonly<Record<string, FieldKind>> = {},
  map: (name: string, kind: FieldKind) => string,
): Values {
  return Object.fromEntries(Object.entries(fields).map(([name, kind]) => [name, map(name, kind)]))
}

/** Whatever was sent, in the shape of a page. */
function shapeOf(sent: unknown): PageText {
  const given = isRecord(sent) ? sent : {}
  const blocks = Array.isArray(given.blocks) ? given.blocks : []
  return {
    title: textOf(given.title),
    description: textOf(given.description),
    lede: textOf(given.lede),
    blocks: blocks.flatMap((one: unknown) => {
      const block = isRecord(one) ? one : {}
      const kind = textOf(block.kind)
      if (!isBlockKind(kind)) return []
      const items = Array.isArray(block.items) ? block.items.map(valuesOf) : []
      return [{ kind, fields: valuesOf(block.fields), items }]
    }),
  }
}

function valuesOf(sent: unknown): Values {
  const given = isRecord(sent) ? sent : {}
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, textOf(value)]))
}

/** PostgreSQL refuses these characters in JSON; no page needs them. */
const textOf = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed().replaceAll('\u0000', '') : ''
