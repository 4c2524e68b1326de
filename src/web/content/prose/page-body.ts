import { brand } from '../../../domain/brand.ts'
import { plainText } from '../../../domain/content/markup.ts'
import { namePlace } from '../../../domain/content/pages/page-file.ts'
import {
  type Block,
  choices,
  type PageText,
  type PeopleGroup,
  type WhichPartners,
} from '../../../domain/content/pages/page-text.ts'
import { type Locale, localPath } from '../../../domain/messages/locales.ts'
import type { Part } from './markdown.ts'

/** The parts in the text column, in their order; people are in a band below it. */
export type BodyPart =
  | { kind: 'prose'; html: string }
  | { kind: 'notice'; title: string; html: string }
  | { kind: 'questions' | 'links'; parts: readonly Part[] }
  | { kind: 'partners'; which: WhichPartners; parts: readonly Part[] }
  | { kind: 'people'; group: PeopleGroup }

type Href = (path: string) => string

/** Cleaned blocks as pages draw them: headings with anchors, links in the reader's locale. */
export function bodyOf(text: PageText, href: Href, anchors = anchorsOfText(text)): BodyPart[] {
  const { html, anchor } = drawing(href, inTurn(anchors))
  const body: BodyPart[] = []
  for (const { kind, fields, items } of text.blocks) {
    if (kind === 'facts' || kind === 'act') continue
    const last = body.at(-1)
    if (kind === 'prose' || kind === 'steps') {
      const written = kind === 'prose' ? html(fields.html) : stepsOf(items, html)
      if (last?.kind === 'prose') last.html += `\n${written}`
      else body.push({ kind: 'prose', html: written })
    } else if (kind === 'notice') {
      body.push({ kind, title: fields.title ?? '', html: html(fields.html) })
    } else if (kind === 'people') {
      body.push({ kind, group: choices.group.find((one) => one === fields.group) ?? 'experts' })
    } else {
      const parts = items.map(({ title = '', address, ...item }) => ({
        id: anchor(title),
        title,
        ...(address && { path: address }),
        html: html(item.html),
      }))
      if (kind === 'partners')
        body.push({ kind, which: choices.which.find((one) => one === fields.which) ?? 'none', parts })
      else body.push({ kind, parts })
    }
  }
  return body
}

type Linking = { next: readonly { path: string; label: string }[]; body: readonly BodyPart[] }

/** Removes links to pages that are empty for now: entries and calls to action go, words in running text stay. */
export function withoutEmptyPages<Page extends Linking>(
  page: Page,
  empty: ReadonlySet<string>,
  locale: Locale,
): Page {
  if (empty.size === 0) return page
  const hrefs = new Set([...empty].map((path) => localPath(locale, path)))
  const unlink = (html: string) =>
    html.replace(/<a href="([^"]*)"[^>]*>(.*?)<\/a>/gs, (link, to: string, words: string) =>
      hrefs.has(to) ? words : link,
    )
  return {
    ...page,
    next: page.next.filter(({ path }) => !empty.has(path)),
    body: page.body.flatMap((part): BodyPart[] => {
      if (part.kind === 'people') return [part]
      if (part.kind === 'prose' || part.kind === 'notice') return [{ ...part, html: unlink(part.html) }]
      const parts = part.parts.filter(({ path }) => !path || !empty.has(path))
      if (part.kind === 'links' && parts.length === 0) return []
      return [{ ...part, parts: parts.map((one) => ({ ...one, html: unlink(one.html) })) }]
    }),
  }
}

/** The anchors of its headings, in their order. */
export const anchorsOfText = (text: PageText): string[] => headingsOf(text).map(anchorOf)

function drawing(href: Href, next: (own: string) => string) {
  // Anchors of the frame and of what pages draw themselves.
  const taken = new Set(['main', 'map', 'experts', 'trainers', 'stories', 'island', 'our-partners'])
  const anchor = (title: string): string => {
    const wanted = next(anchorOf(title)) || 'part'
    for (let number = 1; ; number++) {
      const id = number === 1 ? wanted : `${wanted}-${number}`
      if (taken.has(id)) continue
      taken.add(id)
      return id
    }
  }
  const html = (written = '') =>
    written
      .replace(
        heading,
        (_, level, words) => `<h${level} id="${anchor(plainText(words))}">${words}</h${level}>`,
      )
      .replace(/<a href="([^"]*)"/g, (_, to: string) =>
        to.startsWith('/')
          ? `<a href="${href(to)}"`
          : `<a href="${to}"${/^https?:/i.test(to) ? ' rel="noopener"' : ''}`,
      )
  return { html, anchor }
}

// A heading as cleaned HTML has it.
const heading = /<h([2-4])>(.*?)<\/h\1>/gs

/** A numbered list whose items begin with their titles. */
function stepsOf(items: Block['items'], html: (written?: string) => string): string {
  const steps = items.map(({ title = '', html: text }) => {
    const [, alone] = text?.match(/^<p>((?:(?!<p>).)*)<\/p>$/s) ?? []
    return `<li><strong>${escaped(title)}</strong> ${html(alone ?? text)}</li>`
  })
  return `<ol>\n${steps.join('\n')}\n</ol>`
}

const titled: readonly string[] = ['questions', 'links', 'partners']

/** The headings of a page, in its order. */
function headingsOf({ blocks }: PageText): string[] {
  return blocks.flatMap(({ kind, fields, items }) => [
    ...headingsIn(fields.html),
    ...items.flatMap(({ title = '', html }) => [
      ...(titled.includes(kind) ? [title] : []),
      ...headingsIn(html),
    ]),
  ])
}

const headingsIn = (html = '') => [...html.matchAll(heading)].map(([, , words = '']) => plainText(words))

function inTurn(anchors: readonly string[]): (own: string) => string {
  let index = 0
  return (own) => anchors[index++] ?? own
}

const anchorOf = (title: string) =>
  title
    .replaceAll(namePlace, brand.name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
