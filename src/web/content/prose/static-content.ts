import { html } from '../../../domain/content/markup.ts'
import { type Locale, localPath } from '../../../domain/messages/locales.ts'
import { pseudoHtml, pseudoText } from '../../../domain/messages/pseudo.ts'
import { withFacts } from '../../../domain/messages/wording-of.ts'
import type { PageContext } from '../../page.ts'
import { type ContentFile, contentFiles } from './content-files.ts'
import { type Part, renderLine, renderParts, renderProse } from './markdown.ts'

export type Content = Omit<ContentFile, 'markdown' | 'notice'> & {
  notice?: { title: string; html: string }
  html: string
  /** The sections of an FAQ or an index; an article has them in its prose. */
  parts: readonly Part[]
}

/** A file's prose in a locale, rendered once; the facts of the registry are those that hold now. */
export function contentOf(
  name: string,
  { locale, registry }: Pick<PageContext, 'locale' | 'registry'>,
): Content {
  const { title, description, lede, notice, facts, parts, ...content } = templateOf(name, locale)
  const fill = (text: string) => withFacts(text, registry)
  const fillHtml = (text: string) => withFacts(text, registry, (fact) => html`${fact}`.text)
  return {
    ...content,
    title: fill(title),
    description: fill(description),
    lede: fill(lede),
    ...(notice && { notice: { title: fill(notice.title), html: fillHtml(notice.html) } }),
    facts: facts.map(({ value, label }) => ({ value: fill(value), label: fill(label) })),
    html: fillHtml(content.html),
    parts: parts.map((part) => ({ ...part, title: fill(part.title), html: fillHtml(part.html) })),
  }
}

function templateOf(name: string, locale: Locale): Content {
  const key = `${locale} ${name}`
  const known = rendered.get(key)
  if (known) return known
  const file = contentFiles.get(name)
  if (!file) throw new Error(`There is no content/en/${name}.md`)
  const content = render(file, locale)
  rendered.set(key, content)
  return content
}

const rendered = new Map<string, Content>()

function render({ markdown, notice, ...head }: ContentFile, locale: Locale): Content {
  const href = (path: string) => localPath(locale, path)
  const content = {
    ...head,
    ...(notice && { notice: { title: notice.title, html: renderLine(notice.markdown, href) } }),
    ...(head.layout === 'article'
      ? { html: renderProse(markdown, href), parts: [] }
      : renderParts(markdown, href)),
  }
  return locale === 'en' ? content : inPseudoLocale(content)
}

function inPseudoLocale(content: Content): Content {
  const { title, description, lede, notice, facts, next, html, parts } = content
  return {
    ...content,
    title: pseudoText(title),
    description: pseudoText(description),
    lede: pseudoText(lede),
    ...(notice && { notice: { title: pseudoText(notice.title), html: pseudoLine(notice.html) } }),
    facts: facts.map(({ value, label }) => ({ value: pseudoText(value), label: pseudoText(label) })),
    next: next.map(({ path, label }) => ({ path, label: pseudoText(label) })),
    html: pseudoHtml(html),
    parts: parts.map((part) => ({ ...part, title: pseudoText(part.title), html: pseudoHtml(part.html) })),
  }
}

/** The words before the first tag and after the last stand between no tags of their own. */
const pseudoLine = (html: string) => pseudoHtml(`>${html}<`).slice(1, -1)
