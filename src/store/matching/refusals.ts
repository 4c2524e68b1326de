import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { takeBackMail } from '../mail/mail-queue.ts'
import { anyOf } from '../postgres/sql-parts.ts'

/** The time of a refusal after the choice, unless the match has moved since. Only the audit records it. */
export const refusedAt = sql<Date | null>`(
  SELECT max(at) FROM audit
  WHERE subject_id = match.id AND action = 'match_refused' AND at > match.moved_at)`

/** The matches whose expert has declined since the last move, with the reason. */
export function listRefused({ db }: Database, matchIds: readonly string[]) {
  return db
    .selectFrom('match')
    .select(['id', 'answer_reason'])
    .where('id', '=', anyOf(matchIds))
    .where(refusedAt, 'is not', null)
    .execute()
}

/** Raises the version, so that acts from pages loaded before are refused; call with the request's matches locked. */
export async function keepRefusal({ db }: Database, matchId: string, reason: string): Promise<void> {
  await db
    .updateTable('match')
    .set({ answer_reason: reason, version: sql<number>`version + 1` })
    .where('id', '=', matchId)
    .execute()
}

/** Deletes the held mail about the choice: an expert who has declined is not told of the outcome. */
export async function dropNews(database: Database, matchId: string): Promise<void> {
  const last = await database.db
    .selectFrom('match_move')
    .select(['id', 'mail_id', 'actor'])
    .where('match_id', '=', matchId)
    .orderBy('id', 'desc')
    .executeTakeFirst()
  if (last?.actor !== 'hospital' || !last.mail_id || !(await takeBackMail(database, last.mail_id))) return
  await database.db.updateTable('match_move').set({ mail_id: null }).where('id', '=', last.id).execute()
}
