import { createHmac } from 'node:crypto'
import { isUuid } from '../../domain/api/uuid.ts'
import { isSlug } from '../../domain/content/slug.ts'
import { type Locale, localPath } from '../../domain/messages/locales.ts'
import { isTranslatedLocale } from '../../domain/messages/translation.ts'
import { paths } from '../../domain/paths.ts'
import { lifetimes } from '../../domain/protection/lifetimes.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import { published } from '../../store/content/in-language.ts'
import { findNewsItem, findProfile, findStoryOrDraft } from '../../store/content/published-content.ts'
import { findTranslation } from '../../store/content/translations.ts'
import { findWritten } from '../../store/content/written-content.ts'
import type { Store } from '../../store/open-store.ts'
import { isSignedBy, type SigningKey } from '../protection/signing-key.ts'
import {
  readExpertOf,
  type Story,
  type StoryToRead,
  safeItem,
  safeProfile,
  safeStory,
} from './read-published.ts'

export type PreviewRequest = {
  staff: Pick<Staff, 'role'> | undefined
  /** The language; any but English shows the translation. */
  locale: Locale
  until?: string | undefined
  mark?: string | undefined
}

/** Shows a draft to editors and holders of a preview link; not found for others. */
export async function previewStory(
  store: Store,
  signing: SigningKey,
  slug: string,
  { staff, locale, ...shown }: PreviewRequest,
): Promise<Outcome<StoryToPreview>> {
  const story = isSlug(slug) ? await findStoryOrDraft(store, slug, locale, published) : undefined
  if (!story) return refuse('not_found')
  const translation = await findIn(store, story.id, locale)
  const isEditor = staff !== undefined && mayDo(staff.role, 'edit_content')
  if (translation && (isEditor || isPreviewLink(signing, translation, shown))) {
    const translated = await findStoryOrDraft(store, slug, locale)
    const isDraft = story.status === 'draft' || translation.status === 'draft'
    return translated ? done(await previewOf(store, translated, isDraft, locale)) : refuse('not_found')
  }
  if (!isEditor && !isPreviewLink(signing, story, shown)) return refuse('not_found')
  return done(await previewOf(store, story, story.status === 'draft', locale))
}

export type StoryToPreview = StoryToRead & { isDraft: boolean }

const previewOf = async (store: Store, story: Story, isDraft: boolean, locale: Locale) => ({
  story: safeStory(story),
  expert: await readExpertOf(store, story, locale),
  others: [],
  isDraft,
})

const findIn = async (store: Store, id: string, locale: Locale) =>
  isTranslatedLocale(locale) ? findTranslation(store, 'story', id, locale) : undefined

/** A link to the English text, or to its translation. */
export async function linkToDraft(store: Store, { key }: SigningKey, id: string, locale: Locale = 'en') {
  const draft = await findWritten(store, 'story', id)
  const shown = locale === 'en' ? draft : await findIn(store, id, locale)
  return draft && shown
    ? done(makePreviewLink(key, { ...shown, slug: draft.slug, locale }))
    : refuse('not_found')
}

/** A draft shows its scheduled day, or today. */
export async function previewNewsItem(store: Store, id: string, locale: Locale) {
  const item = isUuid(id) ? await findNewsItem(store, id, locale) : undefined
  if (!item) return refuse('not_found')
  const published_on = item.published_on ?? (item.publish_at ?? new Date()).toISOString().slice(0, 10)
  return done(safeItem({ ...item, published_on }))
}

export async function previewProfile(store: Store, id: string, locale: Locale) {
  const profile = isUuid(id) ? await findProfile(store, id, locale) : undefined
  return profile ? done(safeProfile(profile)) : refuse('not_found')
}

const lifetimeMs = lifetimes.previewLink * 60_000

export type DraftFacts = { id: string; version: number }

/** A signed link to one version of a draft, valid for a week. */
export function makePreviewLink(
  key: string,
  draft: DraftFacts & { slug: string; locale?: Locale },
  now = Date.now(),
) {
  const { query, expires_at } = signedQuery(key, draft, now)
  return { path: `${localPath(draft.locale ?? 'en', paths.storyPreview(draft.slug))}?${query}`, expires_at }
}

/** The query string that opens one version of a draft. */
export function signedQuery(key: string, draft: DraftFacts, now = Date.now()) {
  const until = Math.floor((now + lifetimeMs) / 1000)
  const query = new URLSearchParams({ until: String(until), mark: sign(key, draft, until) })
  return { query, expires_at: new Date(until * 1000).toISOString() }
}

export function isPreviewLink(
  signing: SigningKey,
  draft: DraftFacts,
  { until = '', mark = '' }: Pick<PreviewRequest, 'until' | 'mark'>,
  now = Date.now(),
): boolean {
  if (!/^\d{1,12}$/.test(until) || Number(until) * 1000 <= now) return false
  return isSignedBy(signing, mark, (key) => sign(key, draft, Number(until)))
}

/** Signs the id, because another draft may later have the same slug; a translation has an id of its own. */
function sign(key: string, { id, version }: DraftFacts, until: number): string {
  return createHmac('sha256', key).update(`${id}\n${version}\n${until}`).digest('base64url')
}
