import { type NotNull, sql } from 'kysely'
import type { ContentStatus } from '../../domain/content/content-kinds.ts'
import type { storyWordsForm } from '../../domain/forms/story.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Store } from '../open-store.ts'
import { alsoDrafts, inLanguage, published, translatedInto } from './in-language.ts'
import { pictureColumns, withPicture } from './pictures.ts'

export type StoryCard = Awaited<ReturnType<typeof listStories>>[number]
export type Story = NonNullable<Awaited<ReturnType<typeof findStory>>>

export async function listStories({ db }: Store, locale: Locale, most: number | null = null) {
  const rows = await cards(db, locale, published)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
  return rows.map((row) => withPicture(inLanguage(row, locale)))
}

/** Real stories come before samples, which keep their own order. */
export async function listLatestStories({ db }: Store, locale: Locale, most: number | null = null) {
  const rows = await cards(db, locale, published)
    .where('status', '=', 'published')
    .orderBy('is_sample')
    .orderBy(sql`CASE WHEN NOT is_sample THEN published_at END`, 'desc')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
  return rows.map((row) => withPicture(inLanguage(row, locale)))
}

export function findStory(store: Store, slug: string, locale: Locale) {
  return findOne(store, slug, locale, published, published)
}

/** Includes drafts; those of translations only if the reader may see them. */
export function findStoryOrDraft(store: Store, slug: string, locale: Locale, translations = alsoDrafts) {
  return findOne(store, slug, locale, alsoDrafts, translations)
}

type Statuses = readonly ContentStatus[]

async function findOne(
  { db }: Store,
  slug: string,
  locale: Locale,
  statuses: Statuses,
  translations: Statuses,
) {
  const row = await cards(db, locale, translations)
    .select(['content', 'published_at', 'updated_at', 'status', 'version', 'support', ...optionalWords])
    .where('status', 'in', statuses)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return undefined
  const { translated } = row
  const english = translated ? optionalWords.filter((name) => row[name] && !translated[name]) : []
  return { ...withPicture(inLanguage(row, locale)), english }
}

/** A translation that lacks one of these shows the English words; `english` names them. */
const optionalWords = [
  ...(['hospital', 'period', 'image_caption', 'image_credit'] as const),
  ...(['outcomes_title', 'outcomes', 'outcomes_note', 'timeline'] as const),
] as const satisfies (keyof typeof storyWordsForm.fields)[]

const cards = (db: Store['db'], locale: Locale, translations: Statuses) =>
  db
    .selectFrom('story')
    .leftJoin('picture', 'picture.key', 'picture_key')
    .select(['id', 'slug', 'title', 'synopsis', 'country_region', 'country', 'expert', 'is_sample'])
    .select(pictureColumns)
    .select(translatedInto(locale, 'story', translations).as('translated'))

export type NewsItem = Awaited<ReturnType<typeof listNews>>[number]

export async function listNews({ db }: Store, locale: Locale, most: number) {
  const rows = await items(db, locale, published)
    .where('status', '=', 'published')
    .orderBy('published_on', 'desc')
    .orderBy('slug')
    .limit(most)
    .$narrowType<{ published_on: NotNull }>()
    .execute()
  return rows.map((row) => inLanguage(row, locale))
}

/** Includes drafts, which may have no day yet. */
export async function findNewsItem({ db }: Store, id: string, locale: Locale) {
  const row = await items(db, locale, alsoDrafts)
    .select(['status', 'publish_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && inLanguage(row, locale)
}

const items = (db: Store['db'], locale: Locale, translations: Statuses) =>
  db
    .selectFrom('news_item')
    .select(['id', 'slug', 'title', 'summary', 'content', 'published_on', 'is_sample'])
    .select(translatedInto(locale, 'news_item', translations).as('translated'))

export type Profile = Awaited<ReturnType<typeof listProfiles>>[number]

export async function listProfiles(
  { db }: Store,
  locale: Locale,
  kind: 'expert' | 'trainer',
  most: number | null = null,
) {
  const rows = await people(db, locale, published)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
  return rows.map((row) => withPicture(inLanguage(row, locale)))
}

export async function findPublishedProfile({ db }: Store, slug: string, locale: Locale) {
  const row = await people(db, locale, published)
    .where('slug', '=', slug)
    .where('status', '=', 'published')
    .executeTakeFirst()
  return row && withPicture(inLanguage(row, locale))
}

/** Includes drafts. */
export async function findProfile({ db }: Store, id: string, locale: Locale) {
  const row = await people(db, locale, alsoDrafts)
    .select(['kind', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && withPicture(inLanguage(row, locale))
}

const people = (db: Store['db'], locale: Locale, translations: Statuses) =>
  db
    .selectFrom('profile')
    .leftJoin('picture', 'picture.key', 'picture_key')
    .select(['id', 'slug', 'name', 'role', 'country', 'quote', 'biography', 'is_sample'])
    .select(pictureColumns)
    .select(translatedInto(locale, 'profile', translations).as('translated'))

export type Publication = Awaited<ReturnType<typeof listPublications>>[number]

/** Stories and news together, the latest first. */
export async function listPublications({ db }: Store, locale: Locale) {
  const stories = db
    .selectFrom('story')
    .select(['slug', 'title', 'synopsis as summary', 'is_sample', 'updated_at'])
    .select([sql<'story' | 'news'>`'story'`.as('kind'), sql<Date>`published_at`.as('published_at')])
    .select(translatedInto(locale, 'story').as('translated'))
    .where('status', '=', 'published')
  const news = db
    .selectFrom('news_item')
    .select(['slug', 'title', 'summary', 'is_sample', 'updated_at'])
    .select([
      sql<'story' | 'news'>`'news'`.as('kind'),
      sql<Date>`published_on::timestamp AT TIME ZONE 'UTC'`.as('published_at'),
    ])
    .select(translatedInto(locale, 'news_item').as('translated'))
    .where('status', '=', 'published')
  const rows = await stories.unionAll(news).orderBy('published_at', 'desc').orderBy('slug').execute()
  return rows.map(({ translated, ...row }) => {
    const summary = translated?.synopsis ?? translated?.summary
    return inLanguage({ ...row, translated: translated && { ...translated, summary } }, locale)
  })
}
