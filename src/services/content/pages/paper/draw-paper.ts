import { Markup, plainText } from '../../../../domain/content/markup.ts'
import { layText } from '../../../papers/lay-text.ts'
import { type Piece, taggedPages } from '../../../papers/tagged-pages.ts'
import type { PaperPart } from './paper-parts.ts'

export type Paper = {
  parts: readonly PaperPart[]
  title: string
  author: string
  language: string
  dir: 'ltr' | 'rtl'
}

/** The size of the paper in points. */
const a4 = { width: 595, height: 842 }
const margin = { top: 62, bottom: 68, side: 68 }
const bottom = a4.height - margin.bottom

/** Sizes in points; `before` is the space above, which the first line of a page does not need. */
const looks = {
  name: { tag: 'P', size: 10.5, face: 'Noto Sans', colour: '#142224', before: 0 },
  title: { tag: 'H1', size: 24, face: 'Noto Serif', colour: '#015563', before: 4 },
  lede: { tag: 'P', size: 12, face: 'Noto Sans', colour: '#41555a', before: 8 },
  heading: { tag: 'H2', size: 14, face: 'Noto Serif', colour: '#015563', before: 18 },
  text: { tag: 'P', size: 10.5, face: 'Noto Sans', colour: '#142224', before: 5 },
} as const

/** Draws a PDF; a heading stays with what follows it. The output is deterministic. */
export function drawPaper({ parts, dir, ...about }: Paper): Uint8Array {
  const laid = parts.flatMap(shortened).map((part) => lay(part, dir))
  const pages: Piece[][] = []
  let y = bottom
  for (const [at, { piece, height, before, isHeading }] of laid.entries()) {
    const next = isHeading ? (laid[at + 1]?.height ?? 0) + (laid[at + 1]?.before ?? 0) : 0
    const isNew = y + before + height + next > bottom
    if (isNew) pages.push([])
    y = isNew ? margin.top : y + before
    pages.at(-1)?.push({ ...piece, x: margin.side, y })
    y += height
  }
  return taggedPages(withNumbers(pages, dir), { ...a4, ...about, artwork: '' })
}

function lay({ look, html }: PaperPart, dir: Paper['dir']) {
  const { tag, size, face, colour, before } = looks[look]
  const style = `font-family: '${face}'; font-size: ${size}pt; line-height: 1.45; color: ${colour}`
  const words = new Markup(`<p style="${style}">${html}</p>`)
  const { page, height } = layText(words, { width: a4.width - 2 * margin.side, dir })
  return { piece: { tag, text: plainText(html), page }, height, before, isHeading: tag !== 'P' }
}

/** The longest paragraph in characters: about half a page. */
const longest = 1500

/** Splits a paragraph that may be longer than a page into several, without markup. */
function shortened({ look, html }: PaperPart): PaperPart[] {
  if (html.length <= longest) return [{ look, html }]
  const words = html.replace(/<[^>]*>/g, '').split(/(?<=\s)/)
  const parts = ['']
  for (const word of words) {
    const last = parts.length - 1
    if ((parts[last] + word).length > longest) parts.push(word.slice(0, longest))
    else parts[last] += word
  }
  return parts.map((part) => ({ look, html: part }))
}

/** Adds page numbers at the foot, if there are several pages. */
function withNumbers(pages: readonly Piece[][], dir: Paper['dir']): Piece[][] {
  if (pages.length < 2) return [...pages]
  return pages.map((pieces, at) => {
    const { piece } = lay({ look: 'text', html: `${at + 1} / ${pages.length}` }, dir)
    return [...pieces, { ...piece, tag: 'Artifact', x: margin.side, y: bottom + 20 }]
  })
}
