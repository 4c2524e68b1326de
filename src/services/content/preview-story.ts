import { isSlug } from '../../domain/content/slug.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { findStoryOrDraft } from '../../store/content/stories.ts'
import { findWritten } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { isPreviewLink, makePreviewLink, type PreviewLink } from './preview-link.ts'
import { type StoryToRead, safeStory } from './read-stories.ts'

export type PreviewRequest = {
  staff: Pick<Staff, 'role'> | undefined
  until?: string | undefined
  mark?: string | undefined
}

/** For editors and holders of a preview link; not found for others. */
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
