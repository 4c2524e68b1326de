import { namePlace } from '../../../../domain/content/pages/page-file.ts'
import { type ShownPages, shownPage } from '../../../../domain/content/pages/shown-pages.ts'
import { catalogueOf } from '../../../../domain/messages/catalogues.ts'
import { dayStyle } from '../../../../domain/messages/day-style.ts'
import { type Locale, localeFacts } from '../../../../domain/messages/locales.ts'
import { translator } from '../../../../domain/messages/translate.ts'
import { localFacts, withFacts } from '../../../../domain/messages/wording-of.ts'
import { termsPages } from '../../../../domain/privacy/terms-pages.ts'
import type { Database } from '../../../../store/database.ts'
import { findRegistryFacts } from '../../../../store/settings/registry-facts.ts'
import { drawingThread } from '../../../papers/drawing-thread.ts'
import { deliveredPage } from '../delivered-page.ts'
import { termsSince } from '../terms-since.ts'
import type { Paper } from './draw-paper.ts'
import { asHtml, paperParts } from './paper-parts.ts'

/** The terms for experts as a PDF, in the words that visitors of the page read. */
export async function drawTerms(database: Database, pages: ShownPages, locale: Locale): Promise<Buffer> {
  const paper = await termsPaper(database, pages, locale)
  const key = JSON.stringify(paper)
  const known = drawings.get(key)
  if (known) return known
  if (drawings.size >= mostDrawings) drawings.clear()
  const drawing = draw(paper)
  drawing.catch(() => drawings.delete(key))
  drawings.set(key, drawing)
  return drawing
}

/** Drawn once for all readers. */
const drawings = new Map<string, Promise<Buffer>>()
const mostDrawings = 20
const draw = drawingThread(new URL('./paper-worker.ts', import.meta.url))

export async function termsPaper(database: Database, pages: ShownPages, locale: Locale): Promise<Paper> {
  const facts = await findRegistryFacts(database)
  const page = termsPages.expert
  const { text, lang } = shownPage(pages, page, locale) ?? {
    text: (await deliveredPage(page, locale)).text,
    lang: locale,
  }
  const { dir, comma = ',' } = localeFacts(lang)
  const t = translator(lang, catalogueOf(lang))
  const since = dayStyle(lang).format(new Date(await termsSince(database, 'expert')))
  const above = [t('pages.versionOf', { day: since }), ...(lang === 'en' ? [] : [t('languages.translated')])]
  const parts = paperParts(namePlace, text, above)
  return {
    parts: parts.map(({ look, html }) => ({ look, html: withFacts(html, lang, facts, asHtml) })),
    title: withFacts(`${text.title}${comma} ${namePlace}`, lang, facts),
    author: localFacts(lang, facts).institution_name,
    language: lang,
    dir,
  }
}
