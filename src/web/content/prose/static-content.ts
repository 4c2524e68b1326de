import { html } from '../../../domain/content/markup.ts'
import { catalogueOf } from '../../../domain/messages/catalogues.ts'
import { isPseudo, type Locale, localPath } from '../../../domain/messages/locales.ts'
import { pseudoHtml, pseudoText } from '../../../domain/messages/pseudo.ts'
import { translator } from '../../../domain/messages/translate.ts'
import { withFacts } from '../../../domain/messages/wording-of.ts'
import {
  type Lengths,
  type PeriodName,
  periodNames,
  periods,
  usualLengths,
} from '../../../domain/privacy/retention-periods.ts'
import { sayPeriod } from '../../../domain/privacy/say-period.ts'
import type { PageContext } from '../../page.ts'
import { type ContentFile, contentFiles } from './content-files.ts'
import { anchorsOf, type Part, renderLine, renderParts, renderProse } from './markdown.ts'

export type Content = Omit<ContentFile, 'markdown' | 'notice'> & {
  notice?: { title: string; html: string }
  html: string
  /** The sections of an FAQ or an index; an article has them in its prose. */
  parts: readonly Part[]
}

/** A file's prose in a locale, rendered once; the facts of the registry and its retention periods are those that hold now. */
export function contentOf(
  name: string,
  { locale, registry }: Pick<PageContext, 'locale' | 'registry'>,
  lengths: Lengths = usualLengths,
): Content {
  const withAll = (text: string, write?: (fact: string) => string) =>
    withFacts(withPeriods(text, locale, lengths), locale, registry, write)
  const fill = (text: string) => withAll(text)
  const fillHtml = (text: string) => withAll(text, (fact) => html`${fact}`.text)
  return withTexts(templateOf(name, locale), { text: fill, html: fillHtml, line: fillHtml })
}

const periodPlaces = new RegExp(`\\{(${periodNames.join('|')})\\}`, 'g')

function withPeriods(text: string, locale: Locale, lengths: Lengths): string {
  return text.replace(periodPlaces, (_, name: PeriodName) =>
    sayPeriod(translator(locale, catalogueOf(locale)), periods[name].unit, lengths[name]),
  )
}

function templateOf(name: string, locale: Locale): Content {
  const key = `${locale} ${name}`
  const known = rendered.get(key)
  if (known) return known
  const file = contentFiles.get(`${isPseudo(locale) ? 'en' : locale}/${name}`)
  if (!file) throw new Error(`There is no page '${name}' in ${locale}`)
  const content = render(file, locale, anchorsOf(contentFiles.get(`en/${name}`)?.markdown ?? file.markdown))
  rendered.set(key, content)
  return content
}

const rendered = new Map<string, Content>()

function render(
  { markdown, notice, ...head }: ContentFile,
  locale: Locale,
  anchors: readonly string[],
): Content {
  const href = (path: string) => localPath(locale, path)
  const content = {
    ...head,
    ...(notice && { notice: { title: notice.title, html: renderLine(notice.markdown, href) } }),
    ...(head.layout === 'article'
      ? { html: renderProse(markdown, href, anchors), parts: [] }
      : renderParts(markdown, href, anchors)),
  }
  return isPseudo(locale)
    ? withTexts(content, { text: pseudoText, html: pseudoHtml, line: pseudoLine })
    : content
}

type Change = Record<'text' | 'html' | 'line', (text: string) => string>

function withTexts(content: Content, { text, html, line }: Change): Content {
  const { title, description, lede, notice, facts, next, parts } = content
  return {
    ...content,
    title: text(title),
    description: text(description),
    lede: text(lede),
    ...(notice && { notice: { title: text(notice.title), html: line(notice.html) } }),
    facts: facts.map(({ value, label }) => ({ value: text(value), label: text(label) })),
    next: next.map(({ path, label }) => ({ path, label: text(label) })),
    html: html(content.html),
    parts: parts.map((part) => ({ ...part, title: text(part.title), html: html(part.html) })),
  }
}

/** The words before the first tag and after the last stand between no tags of their own. */
const pseudoLine = (html: string) => pseudoHtml(`>${html}<`).slice(1, -1)
