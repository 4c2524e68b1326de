import type { NotNull } from 'kysely'
import type { Store } from '../open-store.ts'

export type NewsItem = Awaited<ReturnType<typeof listNews>>[number]

/** The latest first. */
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
