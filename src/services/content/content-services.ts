import { noPages, type ShownPages } from '../../domain/content/pages/shown-pages.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { ContentVersion } from '../../store/content/content-version.ts'
import { listDraftsToPublish } from '../../store/content/drafts-to-publish.ts'
import type { WhichPage } from '../../store/content/page-texts.ts'
import { findPicture } from '../../store/content/pictures.ts'
import { listPublications, listStories } from '../../store/content/published-content.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { moveContent, removeContent, removeSamples } from './arrange-content.ts'
import { listContent, listVersions, readContent, readVersion, restoreVersion } from './list-content.ts'
import { listTranslationStates, readTranslation, readTranslationStates } from './list-translations.ts'
import { drawTerms } from './pages/paper/read-terms-paper.ts'
import { linkToPage, previewPage } from './pages/preview-page.ts'
import { takeDownPage } from './pages/publish-page.ts'
import { listPages, readPage, readPageVersion, readShownPages } from './pages/read-pages.ts'
import { confirmPage, keepOwnPage, restorePage, takeDeliveredPage, writePage } from './pages/write-page.ts'
import { readPicture, storePicture } from './pictures/store-picture.ts'
import {
  linkToDraft,
  type PreviewRequest,
  previewNewsItem,
  previewProfile,
  previewStory,
} from './preview-story.ts'
import { publishContent, unpublishContent } from './publish-content.ts'
import { readPlaces } from './read-places.ts'
import { readHome, readNews, readProfiles, readStory } from './read-published.ts'
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

/** What visitors read, and what editors do with it; `preview` signs the links to drafts. */
export function contentServices(store: Store, version: ContentVersion, preview: SigningKey) {
  let known: { version?: string; pages: ShownPages } = { pages: noPages }
  return {
    /** Cached per version of the content. */
    async currentPages(): Promise<ShownPages> {
      const now = await version.current()
      if (now !== known.version) known = { version: now, pages: await readShownPages(store) }
      return known.pages
    },
    async drawTerms(locale: Locale): Promise<Buffer> {
      return drawTerms(store, await this.currentPages(), locale)
    },
    /** For pages that are rendered while the database is unreachable. */
    lastPages: () => known.pages,
    linkToPage: (which: WhichPage) => linkToPage(store, preview, which),
    previewPage: (which: WhichPage, request: Omit<PreviewRequest, 'locale'>) =>
      previewPage(store, preview, which, request),
    contentVersion: () => version.current(),
    knownContentVersion: () => version.known(),
    linkToDraft: (id: string, locale?: Locale) => linkToDraft(store, preview, id, locale),
    previewStory: (slug: string, request: PreviewRequest) => previewStory(store, preview, slug, request),
    ...bindTo(store, {
      confirmPage,
      confirmTranslation,
      keepOwnPage,
      listContent,
      listDraftsToPublish,
      listPages,
      listTranslationStates,
      listVersions,
      moveContent,
      previewNewsItem,
      previewProfile,
      publishContent,
      readContent,
      readHome,
      readNews,
      readPage,
      readPageVersion,
      readPicture,
      readPlaces,
      readProfiles,
      readPublications: listPublications,
      readStories: listStories,
      readStory,
      readTranslation,
      readTranslationStates,
      readVersion,
      removeContent,
      removeSamples,
      removeTranslation,
      restorePage,
      restoreVersion,
      saveContent,
      saveTranslation,
      scheduleContent,
      seedSampleContent,
      findPicture,
      storePicture,
      takeDeliveredPage,
      takeDownPage,
      unpublishContent,
      unpublishTranslation,
      writeContent,
      writePage,
    }),
  }
}
