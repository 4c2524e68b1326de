import type { ContentKind } from '../../domain/content/content-kinds.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { ContentVersion } from '../../store/content/content-version.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { type Direction, moveContent, removeContent, removeSamples } from './arrange-content.ts'
import { listVersions, readVersion, restoreVersion } from './content-history.ts'
import { listContent, readContent } from './list-content.ts'
import { readPicture, storePicture } from './pictures/store-picture.ts'
import {
  linkToDraft,
  type PreviewRequest,
  previewNewsItem,
  previewProfile,
  previewStory,
} from './preview-story.ts'
import { publishContent, unpublishContent } from './publish-content.ts'
import { readHome } from './read-home.ts'
import { readNews, readProfiles, readPublications, readStories, readStory } from './read-published.ts'
import { saveContent } from './save-content.ts'
import { type Plan, scheduleContent } from './schedule-content.ts'
import { seedSampleContent } from './seed-sample-content.ts'
import { writeContent } from './write-content.ts'

/** What visitors read, and what editors do with it; `preview` signs the links to drafts. */
export function contentServices(store: Store, version: ContentVersion, preview: SigningKey) {
  return {
    contentVersion: () => version.current(),
    knownContentVersion: () => version.known(),
    linkToDraft: (id: string) => linkToDraft(store, preview, id),
    moveContent: (kind: ContentKind, id: string, to: Direction | number, staff: Author) =>
      moveContent(store, kind, id, to, byStaff(staff)),
    previewStory: (slug: string, request: PreviewRequest) => previewStory(store, preview, slug, request),
    publishContent: (kind: ContentKind, id: string, staff: Author) =>
      publishContent(store, kind, id, byStaff(staff)),
    removeContent: (kind: ContentKind, id: string, staff: Author) =>
      removeContent(store, kind, id, byStaff(staff)),
    removeSamples: (staff: Author) => removeSamples(store, byStaff(staff)),
    scheduleContent: (kind: ContentKind, id: string, plan: Plan, staff: Author) =>
      scheduleContent(store, kind, id, plan, byStaff(staff)),
    unpublishContent: (kind: ContentKind, id: string, staff: Author) =>
      unpublishContent(store, kind, id, byStaff(staff)),
    ...bindTo(store, {
      listContent,
      listVersions,
      previewNewsItem,
      previewProfile,
      readContent,
      readHome,
      readNews,
      readPicture,
      readProfiles,
      readPublications,
      readStories,
      readStory,
      readVersion,
      restoreVersion,
      saveContent,
      seedSampleContent,
      storePicture,
      writeContent,
    }),
  }
}
