import type { Store } from './open-store.ts'

export type StoryCard = Awaited<ReturnType<typeof listStories>>[number]
export type Story = NonNullable<Awaited<ReturnType<typeof findStory>>>

export function listStories({ db }: Store, most: number | null = null) {
  return db
    .selectFrom('story')
    .select(['id', 'slug', 'title', 'synopsis', 'country_region', 'image_url', 'image_alt', 'is_sample'])
    .where('status', '=', 'published')
    .orderBy('position')
    .orderBy('slug')
    .limit(most)
    .execute()
}

export function findStory({ db }: Store, slug: string) {
  return db
    .selectFrom('story')
    .select(['id', 'slug', 'title', 'synopsis', 'country_region', 'image_url', 'image_alt', 'is_sample'])
    .select(['content', 'published_at', 'updated_at'])
    .where('status', '=', 'published')
    .where('slug', '=', slug)
    .executeTakeFirst()
}
