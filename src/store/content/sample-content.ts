import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { transaction } from '../postgres/transaction.ts'
import { type EncodedPicture, forgetUnshown, savePicture } from './pictures.ts'
import { lockContent } from './written-content.ts'

export type SampleContent = {
  pictures: readonly EncodedPicture[]
  stories: readonly Sample<'story'>[]
  news: readonly Sample<'news_item'>[]
  profiles: readonly Sample<'profile'>[]
}

type Sample<Table extends 'story' | 'news_item' | 'profile'> = Omit<
  Insertable<DB[Table]>,
  'id' | 'is_sample' | 'position' | 'published_at' | 'status' | 'updated_at' | 'version'
>

const tables = ['story', 'news_item', 'profile'] as const

/**
 * Seeds a database that never had content, so that removed samples do not return. False if there is nothing to do. The
 * lock on the content version serialises instances that start together.
 */
export function insertSampleContent(
  database: Database,
  read: () => Promise<SampleContent>,
): Promise<boolean> {
  return transaction(database, async (trx) => {
    const { version } = await trx.db
      .selectFrom('content_version')
      .select('version')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (version !== '0') return false

    const { pictures, stories, news, profiles } = await read()
    for (const picture of pictures) await savePicture(trx, picture)
    const published = { status: 'published', is_sample: true } as const
    const published_at = new Date()
    const inOrder = <Row extends object>(rows: readonly Row[]) =>
      rows.map((row, position) => ({ ...row, ...published, published_at, position }))
    await trx.db.insertInto('story').values(inOrder(stories)).execute()
    await trx.db
      .insertInto('news_item')
      .values(news.map((item) => ({ ...item, ...published })))
      .execute()
    await trx.db.insertInto('profile').values(inOrder(profiles)).execute()
    return true
  })
}

/** Call in a transaction: deletes all samples with their unreferenced pictures. Returns their number. */
export async function removeSampleContent(database: Database): Promise<number> {
  await lockContent(database)
  const removed: { picture_key?: string | null }[] = []
  for (const table of tables) {
    const rows = database.db.deleteFrom(table).where('is_sample', '=', true).returningAll()
    removed.push(...(await rows.execute()))
  }
  await forgetUnshown(
    database,
    removed.flatMap(({ picture_key }) => picture_key ?? []),
  )
  return removed.length
}
