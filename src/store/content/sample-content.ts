import type { Insertable } from 'kysely'
import type { ContentKind } from '../../domain/content/content-kinds.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { TranslatedLocale } from '../../domain/messages/translation.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { transaction } from '../postgres/transaction.ts'
import { type EncodedPicture, forgetUnshown, savePicture } from './pictures.ts'
import { insertTranslations } from './translations.ts'
import {
  deleteSamples,
  insertSamples,
  listWritten,
  lockContent,
  tables,
  type Written,
} from './written-content.ts'

export type SampleContent = {
  pictures: readonly EncodedPicture[]
  stories: readonly Sample<'story'>[]
  news: readonly Sample<'news_item'>[]
  profiles: readonly Sample<'profile'>[]
  members?: readonly Sample<'member'>[]
  partners?: readonly Sample<'partner'>[]
  translations?: readonly SampleTranslation[]
}

/** The translation of a sample, which the slug names. */
export type SampleTranslation = {
  kind: ContentKind
  slug: string
  locale: TranslatedLocale
  answers: Answers
}

type Sample<Table extends 'story' | 'news_item' | 'profile' | 'member' | 'partner'> = Omit<
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

    const { pictures, stories, news, profiles, members = [], partners = [], translations = [] } = await read()
    for (const picture of pictures) await savePicture(trx, picture)
    await insertSamples(trx, 'story', stories)
    await insertSamples(trx, 'news', news)
    await insertSamples(trx, 'profile', profiles)
    await insertSamples(trx, 'member', members)
    await insertSamples(trx, 'partner', partners)
    for (const kind of kinds) await translateSamples(trx, kind, translations)
    return true
  })
}

const kinds = Object.keys(tables) as ContentKind[]

/** Published like the samples, with which they are deleted. */
async function translateSamples(
  database: Database,
  kind: ContentKind,
  translations: readonly SampleTranslation[],
): Promise<void> {
  const originals = new Map((await listWritten(database, kind)).map((one) => [one.slug, one]))
  const own = translations.flatMap(({ slug, locale, answers, ...translation }) => {
    const original = translation.kind === kind ? originals.get(slug) : undefined
    const { id: of, version: original_version } = original ?? {}
    return of && original_version
      ? [{ of, locale, answers, original_version, status: 'published' as const }]
      : []
  })
  await insertTranslations(database, kind, own)
}

/** Call in a transaction: deletes all samples with their unreferenced pictures. Returns their number. */
export async function removeSampleContent(database: Database): Promise<number> {
  await lockContent(database)
  const removed: Written[] = []
  for (const kind of kinds) removed.push(...(await deleteSamples(database, kind)))
  const pictures = removed.flatMap(({ picture_key }) => picture_key ?? [])
  await forgetUnshown(database, pictures)
  return removed.length
}
