import { type NotNull, sql } from 'kysely'
import type { Store } from '../open-store.ts'
import { withPicture } from './pictures.ts'

export type StoryCard = Awaited<ReturnType<typeof listStories>>[number]
export type Story = NonNullable<Awaited<ReturnType<typeof findStory>>>

export async function listStories({ db }: Store, most: number | null = null) {
  const rows = await cards(db)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
  return rows.map(withPicture)
}

export function findStory(store: Store, slug: string) {
  return findOne(store, slug, ['published'])
}

/** Includes drafts. */
export function findStoryOrDraft(store: Store, slug: string) {
  return findOne(store, slug, ['draft', 'published'])
}

async function findOne({ db }: Store, slug: string, statuses: readonly ('draft' | 'published')[]) {
  const row = await cards(db)
    .select(['content', 'published_at', 'updated_at', 'status', 'version'])
    .where('status', 'in', statuses)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && withPicture(row)
}

const cards = (db: Store['db']) =>
  db
    .selectFrom('story')
    .leftJoin('picture', 'picture.key', 'picture_key')
    .select(['id', 'slug', 'title', 'synopsis', 'country_region', 'is_sample'])
    .select(['picture_key', 'image_alt', 'width', 'height'])

export type NewsItem = Awaited<ReturnType<typeof listNews>>[number]

export function listNews({ db }: Store, most: number) {
  return items(db)
    .where('status', '=', 'published')
    .orderBy('published_on', 'desc')
    .orderBy('slug')
    .limit(most)
    .$narrowType<{ published_on: NotNull }>()
    .execute()
}

/** Includes drafts, which may have no day yet. */
export function findNewsItem({ db }: Store, id: string) {
  return items(db).select(['status', 'publish_at']).where('id', '=', id).executeTakeFirst()
}

const items = (db: Store['db']) =>
  db
    .selectFrom('news_item')
    .select(['id', 'slug', 'title', 'summary', 'content', 'published_on', 'is_sample'])

export type Profile = Awaited<ReturnType<typeof listProfiles>>[number]

export async function listProfiles({ db }: Store, kind: 'expert' | 'trainer', most: number | null = null) {
  const rows = await people(db)
    .where('kind', '=', kind)
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
  return rows.map(withPicture)
}

/** Includes drafts. */
export async function findProfile({ db }: Store, id: string) {
  const row = await people(db).select(['kind', 'status']).where('id', '=', id).executeTakeFirst()
  return row && withPicture(row)
}

const people = (db: Store['db']) =>
  db
    .selectFrom('profile')
    .leftJoin('picture', 'picture.key', 'picture_key')
    .select(['id', 'slug', 'name', 'role', 'country', 'quote', 'biography', 'is_sample'])
    .select(['picture_key', 'image_alt', 'width', 'height'])

export type Publication = Awaited<ReturnType<typeof listPublications>>[number]

/** Stories and news together, the latest first. */
export function listPublications({ db }: Store) {
  const stories = db
    .selectFrom('story')
    .select(['slug', 'title', 'synopsis as summary', 'is_sample', 'updated_at'])
    .select([sql<'story' | 'news'>`'story'`.as('kind'), sql<Date>`published_at`.as('published_at')])
    .where('status', '=', 'published')
  const news = db
    .selectFrom('news_item')
    .select(['slug', 'title', 'summary', 'is_sample', 'updated_at'])
    .select([
      sql<'story' | 'news'>`'news'`.as('kind'),
      sql<Date>`published_on::timestamp AT TIME ZONE 'UTC'`.as('published_at'),
    ])
    .where('status', '=', 'published')
  return stories.unionAll(news).orderBy('published_at', 'desc').orderBy('slug').execute()
}
