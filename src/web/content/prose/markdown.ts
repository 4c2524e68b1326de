import { Marked, type Token, type Tokens } from 'marked'
import { brand } from '../../../domain/brand.ts'
import { namePlace } from '../../../domain/content/pages/page-file.ts'

type Href = (path: string) => string

/** A `##` section on its own; in an index its heading is a link. */
export type Part = { id: string; title: string; path?: string; html: string }

/** The anchors of its headings, in their order. */
export const anchorsOf = (markdown: string): string[] =>
  new Marked().lexer(markdown).filter(isHeading).map(anchorOf)

/**
 * Running prose, its headings with anchors, its links in the reader's locale. A translation has the anchors of its
 * original, so that an address leads to the same place in every language.
 */
export function renderProse(
  markdown: string,
  href: Href,
  anchors: readonly string[] = anchorsOf(markdown),
): string {
  return markedFor(href, inTurn(anchors)).parse(markdown, { async: false })
}

export function renderLine(markdown: string, href: Href): string {
  return markedFor(href).parseInline(markdown, { async: false })
}

export function renderParts(
  markdown: string,
  href: Href,
  anchors: readonly string[] = anchorsOf(markdown),
): { html: string; parts: Part[] } {
  const nextAnchor = inTurn(anchors)
  const marked = markedFor(href, nextAnchor)
  const before: Token[] = []
  const parts: { heading: Tokens.Heading; tokens: Token[] }[] = []
  for (const token of marked.lexer(markdown)) {
    if (isPartHeading(token)) parts.push({ heading: token, tokens: [] })
    else (parts.at(-1)?.tokens ?? before).push(token)
  }
  return {
    html: marked.parser(before),
    parts: parts.map(({ heading, tokens }) => ({
      id: nextAnchor(heading),
      ...titleOf(heading),
      html: marked.parser(tokens),
    })),
  }
}

const isHeading = (token: Token): token is Tokens.Heading => token.type === 'heading'

const isPartHeading = (token: Token): token is Tokens.Heading => isHeading(token) && token.depth === 2

function titleOf(heading: Tokens.Heading): Pick<Part, 'title' | 'path'> {
  const link = heading.tokens.find((token): token is Tokens.Link => token.type === 'link')
  return { title: link?.text ?? heading.text, ...(link && { path: link.href }) }
}

type NextAnchor = (heading: Tokens.Heading) => string

function inTurn(anchors: readonly string[]): NextAnchor {
  let index = 0
  return (heading) => anchors[index++] ?? anchorOf(heading)
}

const anchorOf = (heading: Tokens.Heading) =>
  titleOf(heading)
    .title.replaceAll(namePlace, brand.name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function markedFor(href: Href, nextAnchor: NextAnchor = anchorOf): Marked {
  return new Marked({
    renderer: {
      heading(heading) {
        const { tokens, depth } = heading
        return `<h${depth} id="${nextAnchor(heading)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href: to, tokens }) {
        const rel = to.startsWith('http') ? ' rel="noopener"' : ''
        return `<a href="${to.startsWith('/') ? href(to) : to}"${rel}>${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
}
