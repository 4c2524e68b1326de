import { Marked, type Token, type Tokens } from 'marked'

type Href = (path: string) => string

/** A `##` section on its own; in an index its heading is a link. */
export type Part = { id: string; title: string; path?: string; html: string }

/** Running prose, its headings with anchors, its links in the reader's locale. */
export function renderProse(markdown: string, href: Href): string {
  return markedFor(href).parse(markdown, { async: false })
}

export function renderLine(markdown: string, href: Href): string {
  return markedFor(href).parseInline(markdown, { async: false })
}

export function renderParts(markdown: string, href: Href): { html: string; parts: Part[] } {
  const marked = markedFor(href)
  const before: Token[] = []
  const parts: { heading: Tokens.Heading; tokens: Token[] }[] = []
  for (const token of marked.lexer(markdown)) {
    if (isPartHeading(token)) parts.push({ heading: token, tokens: [] })
    else (parts.at(-1)?.tokens ?? before).push(token)
  }
  return {
    html: marked.parser(before),
    parts: parts.map(({ heading, tokens }) => ({ ...titleOf(heading), html: marked.parser(tokens) })),
  }
}

const isPartHeading = (token: Token): token is Tokens.Heading => token.type === 'heading' && token.depth === 2

function titleOf(heading: Tokens.Heading): Omit<Part, 'html'> {
  const link = heading.tokens.find((token): token is Tokens.Link => token.type === 'link')
  const title = link?.text ?? heading.text
  return { id: anchorOf(title), title, ...(link && { path: link.href }) }
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

function markedFor(href: Href): Marked {
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${anchorOf(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href: to, tokens }) {
        const rel = to.startsWith('http') ? ' rel="noopener"' : ''
        return `<a href="${to.startsWith('/') ? href(to) : to}"${rel}>${this.parser.parseInline(tokens)}</a>`
      },
    },
  })
}
