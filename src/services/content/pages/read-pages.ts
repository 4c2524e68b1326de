import { isDeepStrictEqual } from 'node:util'
import { type PageName, pageNames, pagePaths } from '../../../domain/content/pages/page-names.ts'
import { kindsFor, type PageText } from '../../../domain/content/pages/page-text.ts'
import type { ShownPages } from '../../../domain/content/pages/shown-pages.ts'
import type { Locale } from '../../../domain/messages/locales.ts'
import { translatedLocales } from '../../../domain/messages/translation.ts'
import { done, refuse, type ValueOf } from '../../../domain/refusals.ts'
import {
  findPageRevision,
  findPageText,
  listPageRevisions,
  listPageTexts,
  listShownPages,
  type PageRevision,
  type WhichPage,
  type WrittenPage,
} from '../../../store/content/page-texts.ts'
import type { Database } from '../../../store/database.ts'
import type { Store } from '../../../store/open-store.ts'
import { deliveredPage } from './delivered-page.ts'
import { cleanPage } from './judge-page.ts'

/** The pages that visitors read in an institution's own words. */
export async function readShownPages(database: Database): Promise<ShownPages> {
  const rows = await listShownPages(database)
  return new Map(rows.map(({ page, locale, shown }) => [`${locale}/${page}`, cleanPage(shown)]))
}

export type PageInLanguage = {
  locale: Locale
  state: PageState
  /** The English text has changed since. */
  isOlder: boolean
  /** A newer release of the software words the page differently. */
  isDeliveredNewer: boolean
  /** The time at which the last saved words will be published. */
  publish_at: string | null
}

export type ListedPage = Awaited<ReturnType<typeof listPages>>[number]

const languages: readonly Locale[] = ['en', ...translatedLocales]

/** Every page, in the order of the site. */
export async function listPages(store: Store) {
  const rows = await listPageTexts(store)
  return Promise.all(pageNames.map((page) => listedPage(page, rows)))
}

async function listedPage(page: PageName, rows: readonly WrittenPage[]) {
  const own = (locale: Locale) => rows.find((row) => row.page === page && row.locale === locale)
  const english = own('en')
  const { text } = await deliveredPage(page, 'en')
  const { title } = english?.words ?? text
  const [publish_at, unpublish_at] = [english?.publish_at, english?.unpublish_at].map(
    (time) => time?.toISOString() ?? null,
  )
  const inLanguages = await Promise.all(
    languages.map((locale) => inLanguage(page, locale, own(locale), english)),
  )
  return { page, path: pagePaths[page], title, languages: inLanguages, publish_at, unpublish_at }
}

async function inLanguage(
  page: PageName,
  locale: Locale,
  row: WrittenPage | undefined,
  english: WrittenPage | undefined,
): Promise<PageInLanguage> {
  const delivered = row && (await deliveredPage(page, locale)).text
  return {
    locale,
    state: stateOf(row),
    isOlder: isPageOlder(row, english),
    isDeliveredNewer: delivered !== undefined && isDeliveredNewer(row, delivered),
    publish_at: row?.publish_at?.toISOString() ?? null,
  }
}

export type PageToEdit = ValueOf<typeof readPage>

/** A page in one language, as it is edited: its own words, or else the delivered ones, which an editor begins with. */
export async function readPage(store: Store, which: WhichPage) {
  const { page, locale } = which
  const { text: delivered, layout } = await deliveredPage(page, locale)
  const written = await findPageText(store, which)
  const english = locale === 'en' ? written : await findPageText(store, { page, locale: 'en' })
  const original = english?.words ? cleanPage(english.words) : (await deliveredPage(page, 'en')).text
  const { languages: states } = await listedPage(page, await listPageTexts(store))
  return done({
    ...which,
    path: pagePaths[page],
    layout,
    kinds: kindsFor(page, layout),
    state: stateOf(written),
    version: written?.version ?? 0,
    text: written?.words ? cleanPage(written.words) : delivered,
    delivered,
    /** The English text that a translation is made from. */
    original,
    originalVersion: english?.version ?? 0,
    /** Visitors of a language without own words read the English text, or will once it is published. */
    isEnglishOwn: english?.words != null,
    isEnglishShown: english?.shown != null,
    isOlder: isPageOlder(written, english),
    /** The delivered text that the editors have seen, where a newer release words it differently. */
    seenDelivered: written && isDeliveredNewer(written, delivered) ? cleanPage(written.delivered) : null,
    publish_at: written?.publish_at?.toISOString() ?? null,
    unpublish_at: written?.unpublish_at?.toISOString() ?? null,
    states,
    versions: written ? (await listPageRevisions(store, written.id)).map(versionOf) : [],
  })
}

const versionOf = ({ saved_at, ...revision }: PageRevision) => ({
  ...revision,
  saved_at: saved_at.toISOString(),
})

export type PageVersionToRead = ValueOf<typeof readPageVersion>

/** A version without words of its own is the delivered text. */
export async function readPageVersion(store: Store, which: WhichPage, version: number) {
  const written = await findPageText(store, which)
  const revision = written && (await findPageRevision(store, written.id, version))
  if (!written || !revision) return refuse('not_found')
  const { words, saved_at, ...about } = revision
  const text: PageText = words ? cleanPage(words) : (await deliveredPage(which.page, which.locale)).text
  const is_delivered = words === null
  return done({ ...about, saved_at: saved_at.toISOString(), is_delivered, text, present: written.version })
}

/** The state of a page in one language. `draft`: own text, not published; `changed`: published, with a newer draft. */
export type PageState = 'delivered' | 'draft' | 'published' | 'changed'

type Stored = Pick<WrittenPage, 'words' | 'shown' | 'shown_version' | 'version'>

function stateOf(row: Stored | undefined): PageState {
  if (!row?.words) return 'delivered'
  if (!row.shown) return 'draft'
  return row.shown_version === row.version ? 'published' : 'changed'
}

/** The text of the software has changed since an editor of this page last saw it. */
const isDeliveredNewer = (row: WrittenPage | undefined, delivered: PageText): boolean =>
  row?.words != null && !isDeepStrictEqual(row.delivered, delivered)

/** The English text has changed since this translation was made; 0 stands for the delivered English text. */
const isPageOlder = (
  row: Pick<WrittenPage, 'words' | 'original_version' | 'locale'> | undefined,
  english: Pick<WrittenPage, 'version'> | undefined,
): boolean => row?.words != null && row.locale !== 'en' && row.original_version < (english?.version ?? 0)
