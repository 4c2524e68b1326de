import { arrangedMenus } from '../../domain/content/menus/arrangement.ts'
import { emptyPaths } from '../../domain/content/pages/entry-pages.ts'
import { noPages, type ShownPages } from '../../domain/content/pages/shown-pages.ts'
import { type SiteFacts, usualSite } from '../../domain/content/site-facts.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { ContentVersion } from '../../store/content/content-version.ts'
import { listDraftsToPublish } from '../../store/content/drafts-to-publish.ts'
import { readMenus } from '../../store/content/menus.ts'
import type { WhichPage } from '../../store/content/page-texts.ts'
import { listShownGroups } from '../../store/content/published-members.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { moveContent, removeContent, removeSamples } from './arrange-content.ts'
import { changeMenus, readMenusToArrange, restoreMenus } from './change-menus.ts'
import { listContent, listVersions, readContent, readVersion, restoreVersion } from './list-content.ts'
import { listTranslationStates, readTranslation, readTranslationStates } from './list-translations.ts'
import { drawTerms } from './pages/paper/read-terms-paper.ts'
import { linkToPage, previewPage } from './pages/preview-page.ts'
import { takeDownPage } from './pages/publish-page.ts'
import { listPages, readPage, readPageVersion, readShownPages } from './pages/read-pages.ts'
import { confirmPage, keepOwnPage, restorePage, takeDeliveredPage, writePage } from './pages/write-page.ts'
import { storePicture } from './pictures/store-picture.ts'
import {
  linkToDraft,
  type PreviewRequest,
  previewNewsItem,
  previewProfile,
  previewStory,
} from './preview-story.ts'
import { publishContent, unpublishContent } from './publish-content.ts'
import { previewMember, previewPartner } from './read-members.ts'
import { readingServices } from './reading-services.ts'
import { saveContent } from './save-content.ts'
import { scheduleContent } from './schedule-content.ts'
import { seedSampleContent } from './seed-sample-content.ts'
import {
  confirmTranslation,
  removeTranslation,
  saveTranslation,
  unpublishTranslation,
} from './translate-content.ts'
import { writeContent } from './write-content.ts'

/** Named, because the compiler does not write out a type of this length. */
export type ContentServices = ReturnType<typeof readingServices> &
  ReturnType<typeof editingServices> &
  ReturnType<typeof currentServices>

/** What visitors read, and what editors do with it; `preview` signs the links to drafts. */
export function contentServices(store: Store, version: ContentVersion, preview: SigningKey): ContentServices {
  return {
    ...readingServices(store, version),
    ...editingServices(store),
    ...currentServices(store, version, preview),
  }
}

function currentServices(store: Store, version: ContentVersion, preview: SigningKey) {
  let known: { version?: string; pages: ShownPages; site: SiteFacts } = { pages: noPages, site: usualSite }
  /** Cached per version of the content. */
  async function current() {
    const now = await version.current()
    if (now === known.version) return known
    const [pages, groups, { arrangement }] = await Promise.all([
      readShownPages(store),
      listShownGroups(store),
      readMenus(store),
    ])
    const site = { empty: emptyPaths(groups, pages), menus: arrangedMenus(arrangement) }
    known = { version: now, pages, site }
    return known
  }
  return {
    currentPages: async () => (await current()).pages,
    currentSite: async () => (await current()).site,
    drawTerms: async (locale: Locale) => drawTerms(store, (await current()).pages, locale),
    /** The last known pages, for rendering while the database is unreachable. */
    lastPages: () => known.pages,
    lastSite: () => known.site,
    linkToPage: (which: WhichPage) => linkToPage(store, preview, which),
    previewPage: (which: WhichPage, request: Omit<PreviewRequest, 'locale'>) =>
      previewPage(store, preview, which, request),
    contentVersion: () => version.current(),
    knownContentVersion: () => version.known(),
    linkToDraft: (id: string, locale?: Locale) => linkToDraft(store, preview, id, locale),
    previewStory: (slug: string, request: PreviewRequest) => previewStory(store, preview, slug, request),
  }
}

const editingServices = (store: Store) =>
  bindTo(store, {
    changeMenus,
    confirmPage,
    confirmTranslation,
    keepOwnPage,
    listContent,
    listDraftsToPublish,
    listPages,
    listTranslationStates,
    listVersions,
    moveContent,
    previewMember,
    previewNewsItem,
    previewPartner,
    previewProfile,
    publishContent,
    readContent,
    readMenusToArrange,
    readPage,
    readPageVersion,
    readTranslation,
    readTranslationStates,
    readVersion,
    removeContent,
    removeSamples,
    removeTranslation,
    restoreMenus,
    restorePage,
    restoreVersion,
    saveContent,
    saveTranslation,
    scheduleContent,
    seedSampleContent,
    storePicture,
    takeDeliveredPage,
    takeDownPage,
    unpublishContent,
    unpublishTranslation,
    writeContent,
    writePage,
  })
