import { sql } from 'kysely'
import type { PageName } from '../../domain/content/pages/page-names.ts'
import type { PageText } from '../../domain/content/pages/page-text.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export type WrittenPage = NonNullable<Awaited<ReturnType<typeof findPageText>>>

/** A page in one language. */
export type WhichPage = { page: PageName; locale: Locale }

export async function findPageText({ db }: Database, { page, locale }: WhichPage) {
  return db
    .selectFrom('page_text')
    .selectAll()
    .where('page', '=', page)
    .where('locale', '=', locale)
    .executeTakeFirst()
}

/** Every page in every language. */
export async function listPageTexts({ db }: Database): Promise<WrittenPage[]> {
  return db.selectFrom('page_text').selectAll().orderBy('page').orderBy('locale').execute()
}

/** The pages that visitors read in an institution's own words. */
export async function listShownPages({ db }: Database) {
  const rows = await db
    .selectFrom('page_text')
    .select(['page', 'locale', 'shown'])
    .where('shown', 'is not', null)
    .execute()
  return rows.flatMap(({ shown, ...which }) => (shown ? [{ ...which, shown }] : []))
}

type Kept = { words: PageText | null; delivered: PageText; original_version: number }

export async function insertPageText({ db }: Database, which: WhichPage, kept: Kept): Promise<WrittenPage> {
  return db
    .insertInto('page_text')
    .values({ ...which, ...kept })
    .returningAll()
    .executeTakeFirstOrThrow()
}

type Change = Partial<
  Kept & {
    version: number
    shown: PageText | null
    shown_version: number | null
    publish_at: Date | null
    unpublish_at: Date | null
  }
>

export async function updatePageText({ db }: Database, id: string, change: Change): Promise<WrittenPage> {
  return db.updateTable('page_text').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()
}

/** Pages that are due to be published or taken down. */
export async function listDuePages({ db }: Database): Promise<WrittenPage[]> {
  return db
    .selectFrom('page_text')
    .selectAll()
    .where((row) =>
      row.or([
        row('publish_at', '<=', now),
        row.and([row('publish_at', 'is', null), row('unpublish_at', '<=', now)]),
      ]),
    )
    .execute()
}

export type PageRevision = Awaited<ReturnType<typeof listPageRevisions>>[number]

export async function insertPageRevision(
  { db }: Database,
  { id, version, words }: Pick<WrittenPage, 'id' | 'version' | 'words'>,
  savedBy: string,
): Promise<void> {
  await db
    .insertInto('page_revision')
    .values({ page_text_id: id, version, saved_by: savedBy, words })
    .execute()
}

export async function markPagePublished({ db }: Database, id: string, version: number): Promise<void> {
  await db
    .updateTable('page_revision')
    .set({ was_published: true })
    .where('page_text_id', '=', id)
    .where('version', '=', version)
    .execute()
}

export async function listPageRevisions({ db }: Database, id: string) {
  return db
    .selectFrom('page_revision')
    .select(['version', 'saved_at', 'saved_by', 'was_published'])
    .select(sql<boolean>`words IS NULL`.as('is_delivered'))
    .where('page_text_id', '=', id)
    .orderBy('version', 'desc')
    .execute()
}

export async function findPageRevision({ db }: Database, id: string, version: number) {
  return db
    .selectFrom('page_revision')
    .select(['version', 'saved_at', 'saved_by', 'was_published', 'words'])
    .where('page_text_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
}

/** Deletes all but the newest `most` versions, and returns what they said. */
export async function dropPageRevisions({ db }: Database, id: string, most: number) {
  const rows = await db
    .deleteFrom('page_revision')
    .where('id', 'in', (inside) =>
      inside
        .selectFrom('page_revision')
        .select('id')
        .where('page_text_id', '=', id)
        .orderBy('version', 'desc')
        .offset(most),
    )
    .returning('words')
    .execute()
  return rows.map(({ words }) => words)
}

/** Keeps translations up to date after a new version of the English text with the same words. */
export async function carryPageTranslations(
  { db }: Database,
  page: PageName,
  { from, to }: { from: number; to: number },
): Promise<void> {
  await db
    .updateTable('page_text')
    .set({ original_version: to })
    .where('page', '=', page)
    .where('locale', '<>', 'en')
    .where('original_version', '=', from)
    .execute()
}
