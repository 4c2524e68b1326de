import { type NotNull, sql } from 'kysely'
import type { ContentStatus } from '../../domain/content/content-kinds.ts'
import type { storyWordsForm } from '../../domain/forms/story.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { entriesOf, findEntry, listInOrder } from './illustrated-entries.ts'
import { alsoDrafts, inLanguage, published, translatedInto } from './in-language.ts'
import { withPicture } from './pictures.ts'

export type StoryCard = Awaited<ReturnType<typeof listStories>>[number]
export type Story = NonNullable<Awaited<ReturnType<typeof findStory>>>

const stories = entriesOf('story', ['title', 'synopsis', 'country_region', 'country', 'expert'])

export const listStories = (database: Database, locale: Locale, most: number | null = null) =>
  listInOrder(stories.published(database, locale).limit(most), locale)

/** Real stories come before samples, which keep their own order. */
export function listLatestStories(database: Database, locale: Locale, most: number | null = null) {
  const latest = stories
    .published(database, locale)
    .orderBy('is_sample')
    .orderBy(sql`CASE WHEN NOT is_sample THEN published_at END`, 'desc')
  return listInOrder(latest.limit(most), locale)
}

export function findStory(database: Database, slug: string, locale: Locale) {
  return findOne(database, slug, locale, published, published)
}

/** Includes drafts; those of translations only if the reader may see them. */
export function findStoryOrDraft(
  database: Database,
  slug: string,
  locale: Locale,
  translations = alsoDrafts,
) {
  return findOne(database, slug, locale, alsoDrafts, translations)
}

type Statuses = readonly ContentStatus[]

async function findOne(
  database: Database,
  slug: string,
  locale: Locale,
  statuses: Statuses,
  translations: Statuses,
) {
  const row = await stories
    .all(database, locale, translations)
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

export type NewsItem = Awaited<ReturnType<typeof listNews>>[number]

export async function listNews(database: Database, locale: Locale, most: number) {
  const rows = await newsItems(database, locale, published)
    .where('status', '=', 'published')
    .orderBy('published_on', 'desc')
    .orderBy('slug')
    .limit(most)
    .$narrowType<{ published_on: NotNull }>()
    .execute()
  return rows.map((row) => inLanguage(row, locale))
}

/** Includes drafts, which may have no day yet. */
export async function findNewsItem(database: Database, id: string, locale: Locale) {
  const row = await newsItems(database, locale, alsoDrafts)
    .select(['status', 'publish_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  return row && inLanguage(row, locale)
}

const newsItems = ({ db }: Database, locale: Locale, translations: Statuses) =>
  db
    .selectFrom('news_item')
    .select(['id', 'slug', 'title', 'summary', 'content', 'published_on', 'is_sample'])
    .select(translatedInto(locale, 'news_item', translations).as('translated'))

export type Profile = Awaited<ReturnType<typeof listProfiles>>[number]

const profiles = entriesOf('profile', ['name', 'role', 'country', 'quote', 'biography'])

export const listProfiles = (
  database: Database,
  locale: Locale,
  kind: 'expert' | 'trainer',
  most: number | null = null,
) => listInOrder(profiles.published(database, locale).where('kind', '=', kind).limit(most), locale)

export const findPublishedProfile = (database: Database, slug: string, locale: Locale) =>
  findEntry(profiles.published(database, locale).where('slug', '=', slug), locale)

/** Includes drafts. */
export const findProfile = (database: Database, id: string, locale: Locale) =>
  findEntry(profiles.alsoDrafts(database, locale).select('kind').where('id', '=', id), locale)

export type Publication = Awaited<ReturnType<typeof listPublications>>[number]

/** Stories and news together, the latest first. */
export async function listPublications({ db }: Database, locale: Locale) {
  const ofStories = db
    .selectFrom('story')
    .select(['slug', 'title', 'synopsis as summary', 'is_sample', 'updated_at'])
    .select([sql<'story' | 'news'>`'story'`.as('kind'), sql<Date>`published_at`.as('published_at')])
    .select(translatedInto(locale, 'story').as('translated'))
    .where('status', '=', 'published')
  const ofNews = db
    .selectFrom('news_item')
    .select(['slug', 'title', 'summary', 'is_sample', 'updated_at'])
    .select([
      sql<'story' | 'news'>`'news'`.as('kind'),
      sql<Date>`published_on::timestamp AT TIME ZONE 'UTC'`.as('published_at'),
    ])
    .select(translatedInto(locale, 'news_item').as('translated'))
    .where('status', '=', 'published')
  const rows = await ofStories.unionAll(ofNews).orderBy('published_at', 'desc').orderBy('slug').execute()
  return rows.map(({ translated, ...row }) => {
    const summary = translated?.synopsis ?? translated?.summary
    return inLanguage({ ...row, translated: translated && { ...translated, summary } }, locale)
  })
}
