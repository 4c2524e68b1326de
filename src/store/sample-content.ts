import type { Insertable } from 'kysely'
import type { DB } from './generated/schema.ts'
import type { Store } from './open-store.ts'

export type SampleContent = {
  stories: readonly Sample<'story'>[]
  news: readonly Sample<'news_item'>[]
  profiles: readonly Sample<'profile'>[]
}

type Sample<Table extends 'story' | 'news_item' | 'profile'> = Omit<
  Insertable<DB[Table]>,
  'id' | 'is_sample' | 'position' | 'published_at' | 'status' | 'updated_at'
>

/**
 * Fills a database that has never held any content: samples that an editor removed do not come back. False when
 * there is nothing to do. The lock on the version lets one of several starting instances do it.
 */
export function plantSamples({ db }: Store, { stories, news, profiles }: SampleContent): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { version } = await trx
      .selectFrom('content_version')
      .select('version')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (version !== '0') return false

    const published = { status: 'published', is_sample: true } as const
    const inOrder = <Row extends object>(rows: readonly Row[]) =>
      rows.map((row, position) => ({ ...row, ...published, position }))
    const published_at = new Date()
    await trx
      .insertInto('story')
      .values(inOrder(stories).map((story) => ({ ...story, published_at })))
      .execute()
    await trx
      .insertInto('news_item')
      .values(news.map((item) => ({ ...item, ...published })))
      .execute()
    await trx.insertInto('profile').values(inOrder(profiles)).execute()
    return true
  })
}
