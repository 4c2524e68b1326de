import { sql } from 'kysely'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

/** Serialises publications; readers are not held up. */
export async function lockAgreementTexts({ db }: Database): Promise<void> {
  await sql`LOCK TABLE agreement_text IN SHARE ROW EXCLUSIVE MODE`.execute(db)
}

/** The last publication of each language, as of a time or of the beginning of the transaction. */
export function listTextsInForce({ db }: Database, locales: readonly Locale[], at?: Date) {
  return db
    .selectFrom('agreement_text')
    .distinctOn('locale')
    .select(['id', 'locale', 'version', 'text', 'published_at'])
    .where('locale', 'in', locales)
    .where('published_at', '<=', at ?? now)
    .orderBy('locale')
    .orderBy('id', 'desc')
    .execute()
}

/** The newest first. */
export function listPublications({ db }: Database, locale: Locale) {
  return db
    .selectFrom('agreement_text')
    .leftJoin('staff_user', 'staff_user.id', 'agreement_text.published_by')
    .select(['agreement_text.id', 'version', 'text', 'published_at', 'staff_user.name as published_by'])
    .where('agreement_text.locale', '=', locale)
    .orderBy('agreement_text.id', 'desc')
    .limit(100)
    .execute()
}

export async function publishAgreementText(
  { db }: Database,
  published: { locale: Locale; version: string | null; text: string | null; published_by: string },
): Promise<void> {
  await db.insertInto('agreement_text').values(published).execute()
}

/** How many texts were published on this day of UTC, in all languages. */
export async function countTextsOf({ db }: Database, day: string): Promise<number> {
  const { count } = await db
    .selectFrom('agreement_text')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('version', 'like', `${day}.%`)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Call before a signature is stored under their hash. */
export async function keepWords({ db }: Database, sha256: Buffer, text: string): Promise<void> {
  await db
    .insertInto('agreement_words')
    .values({ sha256, text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
