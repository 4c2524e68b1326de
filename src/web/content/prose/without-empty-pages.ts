import { type Locale, localPath } from '../../../domain/messages/locales.ts'
import type { BodyPart } from './page-body.ts'

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
