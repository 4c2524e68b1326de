import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Marked, type Token, type Tokens } from 'marked'
import { deliveredPartners, deliveredPeople } from '../../../domain/content/pages/entry-pages.ts'
import { type PageFile, type PageLayout, parsePageFile } from '../../../domain/content/pages/page-file.ts'
import type { PageName } from '../../../domain/content/pages/page-names.ts'
import type { Block, BlockKind, PageText, Values } from '../../../domain/content/pages/page-text.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { cleanHtml } from '../clean-html.ts'
import { withPlaces } from './judge-page.ts'

const root = join(import.meta.dirname, '../../../..')

export type DeliveredPage = { text: PageText; layout: PageLayout }

const known = new Map<string, Promise<DeliveredPage>>()

/** The text of a page as this release delivers it, in blocks. */
export function deliveredPage(page: PageName, locale: Locale): Promise<DeliveredPage> {
  const below = locale === 'en' ? 'content/en' : `locales/${locale}/content`
  const path = `${below}/${page}.md`
  const found = known.get(path) ?? readPage(page, path)
  known.set(path, found)
  return found
}

async function readPage(page: PageName, path: string): Promise<DeliveredPage> {
  const file = parsePageFile(path, await readFile(join(root, path), 'utf8'))
  return { layout: file.layout, text: blocksOf(page, file) }
}

function blocksOf(page: PageName, file: PageFile): PageText {
  const { title, description, lede, notice, facts, next, markdown, layout } = file
  const people = deliveredPeople[page] ?? []
  const which = deliveredPartners[page]
  const blocks: Block[] = [
    ...(notice ? [block('notice', { title: notice.title, html: proseOf(notice.markdown) })] : []),
    ...(layout === 'article' ? articleOf(markdown) : partsOf(markdown, layout)),
    ...(facts.length > 0 ? [block('facts', {}, facts)] : []),
    ...(which ? [block('partners', { which })] : []),
    ...people.map((group) => block('people', { group })),
    ...(next.length > 0
      ? [
          block(
            'act',
            {},
            next.map(({ path, label }) => ({ label, address: path })),
          ),
        ]
      : []),
  ]
  return { title, description, lede, blocks }
}

const block = (kind: BlockKind, fields: Values = {}, items: readonly Values[] = []): Block => ({
  kind,
  fields,
  items,
})

const marked = new Marked()

const proseOf = (markdown: string) => drawn(marked.lexer(markdown))

const drawn = (tokens: Token[]) => cleanHtml(withPlaces(marked.parser(tokens)))

/** Splits prose into blocks; a numbered list whose items have titles becomes steps. */
function articleOf(markdown: string): Block[] {
  const blocks: Block[] = []
  let run: Token[] = []
  const end = () => {
    if (run.some(({ type }) => type !== 'space')) blocks.push(block('prose', { html: drawn(run) }))
    run = []
  }
  for (const token of marked.lexer(markdown)) {
    const steps = stepsIn(token)
    if (!steps) {
      run.push(token)
      continue
    }
    end()
    blocks.push(block('steps', {}, steps))
  }
  end()
  return blocks
}

function stepsIn(token: Token): Values[] | undefined {
  if (token.type !== 'list' || !token.ordered || token.start !== 1 || token.loose) return undefined
  const steps = (token as Tokens.List).items.map(stepIn)
  return steps.every((step) => step !== undefined) ? steps : undefined
}

function stepIn({ tokens }: Tokens.ListItem): Values | undefined {
  const [line, ...others] = tokens as [Tokens.Text?, ...Token[]]
  const [first, ...rest] = line?.tokens ?? []
  if (others.length > 0 || first?.type !== 'strong' || rest.length === 0) return undefined
  const title = first as Tokens.Strong
  if (title.tokens.some(({ type }) => type !== 'text')) return undefined
  return {
    title: title.text,
    html: cleanHtml(withPlaces(`<p>${marked.Parser.parseInline(rest).trim()}</p>`)),
  }
}

function partsOf(markdown: string, layout: 'faq' | 'index'): Block[] {
  const before: Token[] = []
  const parts: { heading: Tokens.Heading; tokens: Token[] }[] = []
  for (const token of marked.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 2)
      parts.push({ heading: token as Tokens.Heading, tokens: [] })
    else (parts.at(-1)?.tokens ?? before).push(token)
  }
  const items = parts.map(({ heading, tokens }) => {
    const link = heading.tokens.find((token): token is Tokens.Link => token.type === 'link')
    return {
      title: link?.text ?? heading.text,
      ...(layout === 'index' && { address: link?.href ?? '' }),
      html: drawn(tokens),
    }
  })
  const html = drawn(before)
  return [
    ...(html ? [block('prose', { html })] : []),
    block(layout === 'faq' ? 'questions' : 'links', {}, items),
  ]
}
