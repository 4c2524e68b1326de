import type { ContentKind } from '../../domain/content/content-kinds.ts'
import type { Crop } from '../../domain/content/picture.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { type Direction, moveContent, removeContent, removeSamples } from './arrange-content.ts'
import { listVersions, readVersion, restoreVersion, type Which } from './content-history.ts'
import { listContent, readContent } from './list-content.ts'
import { readPicture, storePicture } from './pictures/store-picture.ts'
import { previewNewsItem, previewProfile } from './preview-draft.ts'
import { linkToDraft, type PreviewRequest, previewStory } from './preview-story.ts'
import { publishContent, unpublishContent } from './publish-content.ts'
import { type SentContent, saveContent } from './save-content.ts'
import { type Plan, scheduleContent } from './schedule-content.ts'

/** What editors can do; `preview` signs their links to drafts. */
export function contentServices(store: Store, preview: SigningKey) {
  return {
    linkToDraft: (id: string) => linkToDraft(store, preview, id),
    listContent: () => listContent(store),
    listVersions: (kind: ContentKind, id: string) => listVersions(store, kind, id),
    moveContent: (kind: ContentKind, id: string, to: Direction | number, staff: Author) =>
      moveContent(store, kind, id, to, byStaff(staff)),
    previewNewsItem: (id: string) => previewNewsItem(store, id),
    previewProfile: (id: string) => previewProfile(store, id),
    previewStory: (slug: string, request: PreviewRequest) => previewStory(store, preview, slug, request),
    publishContent: (kind: ContentKind, id: string, staff: Author) =>
      publishContent(store, kind, id, byStaff(staff)),
    readContent: (kind: ContentKind, id: string) => readContent(store, kind, id),
    readPicture: (address: string) => readPicture(store, address),
    readVersion: (kind: ContentKind, id: string, version: number) => readVersion(store, kind, id, version),
    removeContent: (kind: ContentKind, id: string, staff: Author) =>
      removeContent(store, kind, id, byStaff(staff)),
    removeSamples: (staff: Author) => removeSamples(store, byStaff(staff)),
    restoreVersion: (kind: ContentKind, id: string, which: Which, staff: Author) =>
      restoreVersion(store, kind, id, which, staff),
    saveContent: (kind: ContentKind, sent: SentContent, staff: Author) =>
      saveContent(store, kind, sent, staff),
    scheduleContent: (kind: ContentKind, id: string, plan: Plan, staff: Author) =>
      scheduleContent(store, kind, id, plan, byStaff(staff)),
    storePicture: (bytes: Buffer, crop?: Crop) => storePicture(store, bytes, crop),
    unpublishContent: (kind: ContentKind, id: string, staff: Author) =>
      unpublishContent(store, kind, id, byStaff(staff)),
  }
}
