import { sql } from 'kysely'
import type { Store } from '../open-store.ts'

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
