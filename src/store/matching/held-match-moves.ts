import { sql } from 'kysely'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Database } from '../database.ts'
import { releaseMails } from '../mail/outbox.ts'

export type HeldMatchMove = Awaited<ReturnType<typeof listHeldMatchMoves>>[number]

/** The moves of a batch that can still be undone. */
export function listHeldMatchMoves({ db }: Database, batchId: string) {
  return db
    .selectFrom('match_move')
    .innerJoin('match', 'match.id', 'match_move.match_id')
    .select(['match_move.id', 'match_id', 'hospital_id', 'expert_id', 'from_status', 'to_status', 'mail_id'])
    .where('batch_id', '=', batchId)
    .where('undone_at', 'is', null)
    .where('held_until', '>', sql<Date>`now()`)
    .whereRef('match.status', '=', 'match_move.to_status')
    .orderBy('match_move.id')
    .execute()
}

/** Until when a request can get the shortlist back of which the hospital wanted nobody. */
export async function findRefusedUntil({ db }: Database, hospitalId: string): Promise<Date | undefined> {
  const move = await db
    .selectFrom('match_move')
    .innerJoin('match', 'match.id', 'match_move.match_id')
    .innerJoin('application', 'application.id', 'match.hospital_id')
    .select('held_until')
    .where('hospital_id', '=', hospitalId)
    .where('application.status', '=', 'eligible')
    .where('actor', '=', 'hospital')
    .where('to_status', '=', 'not_selected')
    .where('match.status', '=', 'not_selected')
    .where('undone_at', 'is', null)
    .where('held_until', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return move?.held_until
}

/** Call with the request's matches locked. Also deletes the reasons. */
export async function takeBackMatchMove({ db }: Database, move: HeldMatchMove): Promise<void> {
  await db
    .updateTable('match')
    .set({ status: move.from_status, answer_reason: null })
    .where('id', '=', move.match_id)
    .execute()
  await db.updateTable('match_move').set({ undone_at: sql`now()` }).where('id', '=', move.id).execute()
}

/** The moves can no longer be undone. */
export async function settleMatchMoves({ db }: Database, matchId: string): Promise<void> {
  await db
    .updateTable('match_move')
    .set({ held_until: sql`now()` })
    .where('match_id', '=', matchId)
    .where('held_until', '>', sql<Date>`now()`)
    .execute()
}

/** The status before the last move, while its mail is held. */
export const statusBefore = sql<MatchStatus | null>`(
  SELECT CASE WHEN coalesce(mail.status IN ('queued', 'sending'), held_until > now()) THEN from_status END
  FROM match_move LEFT JOIN mail ON mail.id = mail_id
  WHERE match_id = match.id ORDER BY match_move.id DESC LIMIT 1)`

/** Releases the held mails of these moves, which can no longer be undone. */
export async function releaseBatch(database: Database, batchId: string): Promise<void> {
  const moves = await database.db
    .updateTable('match_move')
    .set({ held_until: sql<Date>`now()` })
    .where('batch_id', '=', batchId)
    .where('held_until', '>', sql<Date>`now()`)
    .returning('mail_id')
    .execute()
  await releaseMails(
    database,
    moves.flatMap(({ mail_id }) => mail_id ?? []),
  )
}
