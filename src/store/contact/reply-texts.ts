import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export type TypedReplyText = { locale: Locale; name: string; text: string }

export function listReplyTexts({ db }: Database) {
  return db
    .selectFrom('reply_text')
    .leftJoin('staff_user', 'staff_user.id', 'reply_text.changed_by')
    .select(['reply_text.id', 'reply_text.locale', 'reply_text.name', 'reply_text.text'])
    .select(['reply_text.changed_at as at', 'staff_user.name as by'])
    .orderBy('reply_text.name')
    .orderBy('reply_text.locale')
    .execute()
}

export async function insertReplyText({ db }: Database, typed: TypedReplyText & { changed_by: string }) {
  const { id } = await db.insertInto('reply_text').values(typed).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function changeReplyText(
  { db }: Database,
  id: string,
  typed: TypedReplyText & { changed_by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('reply_text')
    .set({ ...typed, changed_at: now })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export function removeReplyText({ db }: Database, id: string) {
  return db.deleteFrom('reply_text').where('id', '=', id).returning(['name', 'locale']).executeTakeFirst()
}

/** The unique index on language and name was violated. */
export function isSecondReplyText(error: unknown): boolean {
  const { code, constraint } = error as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'reply_text_once'
}
