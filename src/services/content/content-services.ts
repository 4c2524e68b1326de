import type { ContentKind } from '../../domain/forms/content-kinds.ts'
import type { Staff } from '../../domain/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { readPicture, storePicture } from '../pictures/store-picture.ts'
import { type Direction, moveContent, removeContent, removeSamples } from './arrange-content.ts'
import { listContent, readContent } from './list-content.ts'
import { linkToDraft, type PreviewRequest, previewStory } from './preview-story.ts'
import { publishContent, unpublishContent } from './publish-content.ts'
import { type SentContent, saveContent } from './save-content.ts'

/** What editors can do; `previewKey` signs their links to drafts. */
export function contentServices(store: Store, previewKey: string) {
  return {
    linkToDraft: (id: string) => linkToDraft(store, previewKey, id),
    listContent: () => listContent(store),
    moveContent: (kind: ContentKind, id: string, direction: Direction) =>
      moveContent(store, kind, id, direction),
    previewStory: (slug: string, request: PreviewRequest) => previewStory(store, previewKey, slug, request),
    publishContent: (kind: ContentKind, id: string) => publishContent(store, kind, id),
    readContent: (kind: ContentKind, id: string) => readContent(store, kind, id),
    readPicture: (address: string) => readPicture(store, address),
    removeContent: (kind: ContentKind, id: string) => removeContent(store, kind, id),
    removeSamples: () => removeSamples(store),
    saveContent: (kind: ContentKind, sent: SentContent, staff: Pick<Staff, 'name'>) =>
      saveContent(store, kind, sent, staff),
    storePicture: (bytes: Buffer) => storePicture(store, bytes),
    unpublishContent: (kind: ContentKind, id: string) => unpublishContent(store, kind, id),
  }
}
