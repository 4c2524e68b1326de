import { sql } from 'kysely'
import type { MatchStatus } from '../../domain/matching/match-status.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

export type HeldMatchMove = Awaited<ReturnType<typeof listHeldMatchMoves>>[number]

/** The moves of a batch that can still be undone. */
export function listHeldMatchMoves(database: Database, batchId: string) {
  return heldMoves(database).where('batch_id', '=', batchId).execute()
}

/** Whether the mails of the beginning or the completion of a match are held. */
export async function isActHeld(database: Database, matchId: string): Promise<boolean> {
  const held = heldMoves(database).where('match_id', '=', matchId).where('actor', '=', 'staff')
  return (await held.where('to_status', 'in', ['active', 'completed']).executeTakeFirst()) !== undefined
}

/** The time until which a refused shortlist can be returned to the hospital. */
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
    .where('held_until', '>', now)
    .executeTakeFirst()
  return move?.held_until
}

/** The status before the last move, while its mail is held. */
export const statusBefore = sql<MatchStatus | null>`(
  SELECT CASE WHEN coalesce(mail.status IN ('queued', 'sending'), held_until > now()) THEN from_status END
  FROM match_move LEFT JOIN mail ON mail.id = mail_id
  WHERE match_id = match.id ORDER BY match_move.id DESC LIMIT 1)`

/** The status before the last move, while it can be undone. */
export const statusBeforeHeld = sql<MatchStatus | null>`(
  SELECT CASE WHEN held_until > now() AND undone_at IS NULL THEN from_status END
  FROM match_move WHERE match_id = match.id ORDER BY match_move.id DESC LIMIT 1)`

/** The questions to experts of a request whose mails are held. */
export function listHeldQuestions(database: Database, hospitalId: string) {
  return heldMoves(database)
    .where('hospital_id', '=', hospitalId)
    .where('from_status', '=', 'suggested')
    .where('to_status', '=', 'invited')
    .execute()
}

const heldMoves = ({ db }: Database) =>
  db
    .selectFrom('match_move')
    .innerJoin('match', 'match.id', 'match_move.match_id')
    .select(['match_move.id', 'match_id', 'hospital_id', 'expert_id', 'from_status', 'to_status', 'mail_id'])
    .select('held_until')
    .where('undone_at', 'is', null)
    .where('held_until', '>', now)
    .whereRef('match.status', '=', 'match_move.to_status')
    .orderBy('match_move.id')
