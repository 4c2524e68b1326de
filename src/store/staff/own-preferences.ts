import { type NoticeChoice, usualChoice } from '../../domain/review/notices.ts'
import { type KeyPreferences, usualPreferences } from '../../domain/staff/own-keys.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export async function findKeyPreferences({ db }: Database, staffId: string): Promise<KeyPreferences> {
  const row = await db
    .selectFrom('staff_preference')
    .select('keys')
    .where('user_id', '=', staffId)
    .executeTakeFirst()
  return { ...usualPreferences, ...(row?.keys as Partial<KeyPreferences> | undefined) }
}

export async function saveKeyPreferences({ db }: Database, staffId: string, keys: KeyPreferences) {
  await db
    .insertInto('staff_preference')
    .values({ user_id: staffId, keys })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ keys, changed_at: now }))
    .execute()
}

export async function findNoticeChoice({ db }: Database, userId: string): Promise<NoticeChoice> {
  const row = await db
    .selectFrom('staff_notice_choice')
    .select(['own', 'others'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return (row as NoticeChoice | undefined) ?? usualChoice
}

export async function saveNoticeChoice(
  { db }: Database,
  userId: string,
  choice: NoticeChoice,
): Promise<void> {
  await db
    .insertInto('staff_notice_choice')
    .values({ user_id: userId, ...choice })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...choice, changed_at: now }))
    .execute()
}
