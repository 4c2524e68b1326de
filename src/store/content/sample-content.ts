import type { Insertable } from 'kysely'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { transaction } from '../postgres/transaction.ts'
import { type EncodedPicture, forgetUnshown, savePicture } from './pictures.ts'
import { deleteSamples, insertSamples, lockContent, type Written } from './written-content.ts'

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

/**
 * Seeds a database that never had content, so that removed samples do not return. False if there is nothing to do. The
 * lock on the content version serialises instances that start together.
 */
export function insertSampleContent(database: Database, read: () => Promise<SampleContent>) {
  return transaction(database, async (trx) => {
    const { version } = await trx.db
      .selectFrom('content_version')
      .select('version')
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (version !== '0') return false

    const { pictures, stories, news, profiles } = await read()
    for (const picture of pictures) await savePicture(trx, picture)
    await insertSamples(trx, 'story', stories)
    await insertSamples(trx, 'news', news)
    await insertSamples(trx, 'profile', profiles)
    return true
  })
}

/** Call in a transaction: deletes all samples with their unreferenced pictures. Returns their number. */
export async function removeSampleContent(database: Database): Promise<number> {
  await lockContent(database)
  const removed: Written[] = []
  for (const kind of ['story', 'news', 'profile'] as const) {
    removed.push(...(await deleteSamples(database, kind)))
  }
  const pictures = removed.flatMap(({ picture_key }) => picture_key ?? [])
  await forgetUnshown(database, pictures)
  return removed.length
}
