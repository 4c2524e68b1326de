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
