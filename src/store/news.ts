import type { NotNull } from 'kysely'
import type { Store } from './open-store.ts'

export type NewsItem = Awaited<ReturnType<typeof listNews>>[number]

/** The latest first. */
export function listNews({ db }: Store, most: number) {
  return db
    .selectFrom('news_item')
    .select(['id', 'slug', 'title', 'summary', 'content', 'published_on', 'is_sample'])
    .where('status', '=', 'published')
    .orderBy('published_on', 'desc')
    .orderBy('slug')
    .limit(most)
    .$narrowType<{ published_on: NotNull }>()
    .execute()
}
