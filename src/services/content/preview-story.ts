import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { mayDo } from '../../domain/roles.ts'
import { isSlug } from '../../domain/slug.ts'
import type { Staff } from '../../domain/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { findStoryOrDraft } from '../../store/stories.ts'
import { findWritten } from '../../store/written-content.ts'
import { type StoryToRead, safeStory } from '../read-stories.ts'
import type { SigningKey } from '../signing-key.ts'
import { isPreviewLink, makePreviewLink, type PreviewLink } from './preview-link.ts'

export type PreviewRequest = {
  staff: Pick<Staff, 'role'> | undefined
  until?: string | undefined
  mark?: string | undefined
}

/** For editors, and for those to whom one of them has given a link; to others it does not exist. */
export async function previewStory(
  store: Store,
  signing: SigningKey,
  slug: string,
  { staff, ...shown }: PreviewRequest,
): Promise<Outcome<StoryToRead>> {
  const story = isSlug(slug) ? await findStoryOrDraft(store, slug) : undefined
  if (!story) return refuse('not_found')
  const isEditor = staff !== undefined && mayDo(staff.role, 'edit_content')
  if (!isEditor && !isPreviewLink(signing, story, shown)) return refuse('not_found')
  return done({ story: safeStory(story), others: [] })
}

export async function linkToDraft(
  store: Store,
  { key }: SigningKey,
  id: string,
): Promise<Outcome<PreviewLink>> {
  const draft = await findWritten(store, 'story', id)
  return draft ? done(makePreviewLink(key, draft)) : refuse('not_found')
}
