import { html } from '../../../../domain/content/markup.ts'
import type { Block, PageText } from '../../../../domain/content/pages/page-text.ts'

/** A heading, a paragraph or an item of a list. */
export type PaperPart = { look: 'name' | 'title' | 'lede' | 'heading' | 'text'; html: string }

/** A page for printing: its running text without links to other pages. */
export function paperParts(
  name: string,
  { title, lede, blocks }: PageText,
  above: readonly string[],
): PaperPart[] {
  const plain = (look: PaperPart['look'], text: string) => (text ? [{ look, html: asHtml(text) }] : [])
  return [
    ...plain('name', name),
    ...plain('title', title),
    ...plain('lede', lede),
    ...above.flatMap((line) => plain('text', line)),
    ...blocks.flatMap(partsOfBlock),
  ]
}

function partsOfBlock({ kind, fields, items }: Block): PaperPart[] {
  switch (kind) {
    case 'prose':
      return partsOfHtml(fields.html ?? '')
    case 'notice':
    case 'steps':
    case 'questions':
      return (kind === 'notice' ? [fields] : items).flatMap(({ title = '', html = '' }) => [
        { look: 'heading', html: asHtml(title) },
        ...partsOfHtml(html),
      ])
    default:
      return []
  }
}

export const asHtml = (text: string) => html`${text}`.text

const token = /<(?<end>\/?)(?<tag>[a-z0-9]+)(?<more>[^>]*)>|[^<]+/g

/** Block-level elements, which begin a new line. */
const ofLines = new Set(['p', 'li', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'br', 'figure', 'hr'])

/** The lines of cleaned HTML, the items of a list with their number or sign. */
function partsOfHtml(html: string): PaperPart[] {
  const parts: PaperPart[] = []
  const lists: (number | undefined)[] = []
  let open: PaperPart = { look: 'text', html: '' }
  const begin = (look: PaperPart['look'] = 'text', sign = '') => {
    if (open.html.replace(/<[^>]*>/g, '').trim()) parts.push(open)
    open = { look, html: sign }
  }
  for (const { 0: text, groups = {} } of html.matchAll(token)) {
    const { end, tag = '', more = '' } = groups
    if (!tag) open.html += text
    else if (/^(strong|em|b|i)$/.test(tag)) open.html += `<${end}${tag}>`
    else if (!ofLines.has(tag)) continue
    else if (tag === 'ul' || tag === 'ol') {
      if (end) lists.pop()
      else lists.push(tag === 'ol' ? Number(/start="(\d+)"/.exec(more)?.[1] ?? 1) : undefined)
    } else if (tag === 'li' && !end) begin('text', signOf(lists))
    else if (tag === 'p' && !end && isOnlySign(open)) continue
    else begin(/^h\d$/.test(tag) && !end ? 'heading' : 'text')
  }
  begin()
  return parts
}

/** The sign of the next item: its number, which it counts up, or a dot. */
function signOf(lists: (number | undefined)[]): string {
  const number = lists.at(-1)
  if (number === undefined) return '• '
  lists[lists.length - 1] = number + 1
  return `${number}. `
}

const isOnlySign = ({ html }: PaperPart) => /^(?:•|\d+\.) $/.test(html)
