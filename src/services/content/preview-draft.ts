import { isUuid } from '../../domain/api/uuid.ts'
import type { ContentStatus } from '../../domain/content/content-status.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { findNewsItem } from '../../store/content/news.ts'
import { findProfile } from '../../store/content/profiles.ts'
import type { Store } from '../../store/open-store.ts'
import { type NewsItem, safeItem } from './read-news.ts'
import { type Profile, safeProfile } from './read-profiles.ts'

/** A draft shows its scheduled day, or today. */
export async function previewNewsItem(
  store: Store,
  id: string,
): Promise<Outcome<NewsItem & { status: ContentStatus }>> {
  const item = isUuid(id) ? await findNewsItem(store, id) : undefined
  if (!item) return refuse('not_found')
  const published_on = item.published_on ?? (item.publish_at ?? new Date()).toISOString().slice(0, 10)
  return done(safeItem({ ...item, published_on }))
}

export async function previewProfile(
  store: Store,
  id: string,
): Promise<Outcome<Profile & { kind: string; status: ContentStatus }>> {
  const profile = isUuid(id) ? await findProfile(store, id) : undefined
  return profile ? done(safeProfile(profile)) : refuse('not_found')
}
