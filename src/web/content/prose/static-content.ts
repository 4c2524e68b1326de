import { html } from '../../../domain/content/markup.ts'
import { deliveredPartners, deliveredPeople } from '../../../domain/content/pages/entry-pages.ts'
import type { PageFile } from '../../../domain/content/pages/page-file.ts'
import {
  noPages,
  type ShownPage,
  type ShownPages,
  shownPage,
} from '../../../domain/content/pages/shown-pages.ts'
import { type SiteFacts, usualSite } from '../../../domain/content/site-facts.ts'
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
import { contentFiles } from './content-files.ts'
import { anchorsOf, type Part, renderLine, renderParts, renderProse } from './markdown.ts'
import { anchorsOfText, type BodyPart, bodyOf, withoutEmptyPages } from './page-body.ts'

type Drawn = Omit<PageFile, 'markdown' | 'notice'> & {
  body: readonly BodyPart[]
  /** The language of the text: English, if an institution's own text is not translated. */
  lang: Locale
  /** Whether an editor has published it, in place of the delivered text. */
  isOwn: boolean
}

export type Content = Drawn & {
  /** All prose of the page. */
  html: string
  /** The sections of an FAQ or an index; an article has them in its prose. */
  parts: readonly Part[]
}

type Asked = Pick<PageContext, 'locale' | 'registry'> & {
  pages?: ShownPages | undefined
  site?: SiteFacts | undefined
}

/**
 * The words of a page in a locale, as an editor has published them or as its file has them, rendered once; the facts of
 * the registry and its retention periods are those that hold now.
 */
export function contentOf(
  name: string,
  { locale, registry, pages = noPages, site = usualSite }: Asked,
  lengths: Lengths = usualLengths,
): Content {
  const own = shownPage(pages, name, isPseudo(locale) ? 'en' : locale)
  const drawn = own ? ownTemplate(name, own, pages, locale) : templateOf(name, locale)
  return filled(withoutEmptyPages(drawn, site.empty, locale), { locale, registry }, lengths)
}

function filled(drawn: Drawn, { locale, registry }: Asked, lengths: Lengths): Content {
  const withAll = (text: string, write?: (fact: string) => string) =>
    withFacts(withPeriods(text, locale, lengths), locale, registry, write)
  const fill = (text: string) => withAll(text)
  const fillHtml = (text: string) => withAll(text, (fact) => html`${fact}`.text)
  const said = withTexts(drawn, { text: fill, html: fillHtml, line: fillHtml })
  return {
    ...said,
    html: said.body.map((part) => (part.kind === 'prose' ? part.html : '')).join(''),
    parts: said.body.flatMap((part) => ('parts' in part ? part.parts : [])),
  }
}

const periodPlaces = new RegExp(`\\{(${periodNames.join('|')})\\}`, 'g')

function withPeriods(text: string, locale: Locale, lengths: Lengths): string {
  return text.replace(periodPlaces, (_, name: PeriodName) =>
    sayPeriod(translator(locale, catalogueOf(locale)), periods[name].unit, lengths[name]),
  )
}

function templateOf(name: string, locale: Locale): Drawn {
  const key = `${locale} ${name}`
  const known = rendered.get(key)
  if (known) return known
  const file = contentFiles.get(`${isPseudo(locale) ? 'en' : locale}/${name}`)
  if (!file) throw new Error(`There is no page '${name}' in ${locale}`)
  const anchors = anchorsOf(contentFiles.get(`en/${name}`)?.markdown ?? file.markdown)
  const content = render(name, file, locale, anchors)
  rendered.set(key, content)
  return content
}

const rendered = new Map<string, Drawn>()

function render(
  name: string,
  { markdown, notice, ...head }: PageFile,
  locale: Locale,
  anchors: readonly string[],
): Drawn {
  const href = (path: string) => localPath(locale, path)
  const { html, parts } =
    head.layout === 'article'
      ? { html: renderProse(markdown, href, anchors), parts: [] }
      : renderParts(markdown, href, anchors)
  const people = deliveredPeople[name] ?? []
  const which = deliveredPartners[name]
  const body: BodyPart[] = [
    ...(notice
      ? [{ kind: 'notice', title: notice.title, html: renderLine(notice.markdown, href) } as const]
      : []),
    ...(html ? [{ kind: 'prose', html } as const] : []),
    ...(parts.length > 0 ? [{ kind: head.layout === 'faq' ? 'questions' : 'links', parts } as const] : []),
    ...(which ? [{ kind: 'partners', which, parts: [] } as const] : []),
    ...people.map((group) => ({ kind: 'people', group }) as const),
  ]
  return inPseudo({ ...head, body, lang: locale, isOwn: false }, locale)
}

/** Cached per version of the content, in which the texts are the same objects. */
const ownRendered = new WeakMap<ShownPage['text'], Map<Locale, Drawn>>()

function ownTemplate(name: string, own: ShownPage, pages: ShownPages, locale: Locale): Drawn {
  const known = ownRendered.get(own.text)?.get(locale)
  if (known) return known
  const drawn = drawOwn(name, own, pages, locale)
  ownRendered.set(own.text, new Map(ownRendered.get(own.text)).set(locale, drawn))
  return drawn
}

function drawOwn(name: string, { text, lang }: ShownPage, pages: ShownPages, locale: Locale): Drawn {
  const file = contentFiles.get(`en/${name}`)
  if (!file) throw new Error(`There is no page '${name}'`)
  const { layout, section } = file
  const { title, description, lede, blocks } = text
  const english = lang === 'en' ? text : pages.get(`en/${name}`)
  const anchors = english ? anchorsOfText(english) : anchorsOf(file.markdown)
  const items = (kind: 'facts' | 'act') => blocks.flatMap((block) => (block.kind === kind ? block.items : []))
  const drawn = {
    ...{ title, description, lede, layout, section },
    facts: items('facts').map(({ value = '', label = '' }) => ({ value, label })),
    next: items('act').map(({ address = '', label = '' }) => ({ path: address, label })),
    body: bodyOf(text, (path) => localPath(locale, path), anchors),
    lang: isPseudo(locale) ? locale : lang,
    isOwn: true,
  }
  return inPseudo(drawn, locale)
}

const inPseudo = (drawn: Drawn, locale: Locale): Drawn =>
  isPseudo(locale) ? withTexts(drawn, { text: pseudoText, html: pseudoHtml, line: pseudoLine }) : drawn

type Change = Record<'text' | 'html' | 'line', (text: string) => string>

function withTexts(content: Drawn, change: Change): Drawn {
  const { title, description, lede, facts, next, body } = content
  const { text } = change
  return {
    ...content,
    title: text(title),
    description: text(description),
    lede: text(lede),
    facts: facts.map(({ value, label }) => ({ value: text(value), label: text(label) })),
    next: next.map(({ path, label }) => ({ path, label: text(label) })),
    body: body.map((part) => partWithTexts(part, change)),
  }
}

function partWithTexts(part: BodyPart, { text, html, line }: Change): BodyPart {
  if (part.kind === 'prose') return { ...part, html: html(part.html) }
  if (part.kind === 'notice') return { ...part, title: text(part.title), html: line(part.html) }
  if (part.kind === 'people') return part
  return {
    ...part,
    parts: part.parts.map((one) => ({ ...one, title: text(one.title), html: html(one.html) })),
  }
}

/** Adds delimiters, since text before the first tag and after the last is not between tags. */
const pseudoLine = (html: string) => pseudoHtml(`>${html}<`).slice(1, -1)
