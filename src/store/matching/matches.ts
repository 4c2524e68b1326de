import { type Insertable, sql } from 'kysely'
import type { MatchActor, MatchStatus } from '../../domain/matching/match-status.ts'
import { engaged } from '../../domain/matching/workload.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import type { DB } from '../generated/schema.ts'
import { releaseMails, takeBackMail } from '../mail/mail-queue.ts'
import { anyOf, milliseconds, now } from '../postgres/sql-parts.ts'
import { removeReports } from '../programme/reports.ts'
import type { HeldMatchMove } from './held-match-moves.ts'
import { removeInvitation } from './invitations.ts'

export type NewMatch = Pick<
  Insertable<DB['match']>,
  | 'hospital_id'
  | 'expert_id'
  | 'score'
  | 'confidence'
  | 'petals'
  | 'weights'
  | 'scale_version'
  | 'passed_gates'
>

/** Undefined if the match already exists. */
export function insertMatch({ db }: Database, match: NewMatch) {
  return db
    .insertInto('match')
    .values(match)
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'status', 'version'])
    .executeTakeFirst()
}

export function findMatch({ db }: Database, id: string) {
  return db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function hasExpert({ db }: Database, hospitalId: string): Promise<boolean> {
  const match = await db
    .selectFrom('match')
    .select('id')
    .where('hospital_id', '=', hospitalId)
    .where('status', 'in', [...engaged])
    .executeTakeFirst()
  return match !== undefined
}

/** Locks the request until the transaction ends. */
export async function lockMatchesOf(database: Database, hospitalId: string) {
  await sql`SELECT FROM application WHERE id = ${hospitalId} FOR NO KEY UPDATE`.execute(database.db)
  return listMatchesOf(database, hospitalId)
}

export function listMatchesOf({ db }: Database, hospitalId: string) {
  return db
    .selectFrom('match')
    .selectAll()
    .where('hospital_id', '=', hospitalId)
    .orderBy('suggested_at')
    .orderBy('id')
    .execute()
}

export type KeptMatch = Awaited<ReturnType<typeof lockMatchesOf>>[number]

export type MatchMover = ({ actor: 'staff' } & Author) | { actor: Exclude<MatchActor, 'staff'> }

export type MatchMove = {
  match: Pick<KeptMatch, 'id' | 'status'>
  to: MatchStatus
  batchId?: string
  mailId?: string
  /** How long the move can be taken back. */
  heldMs?: number
  /** The reason, shown in the history. */
  reason?: string | undefined
  facts?: Partial<Pick<KeptMatch, 'answer_reason' | 'unasked_reason' | 'starts_on' | 'ends_on'>>
}

/** Call with the request's matches locked. */
export async function moveMatch(database: Database, mover: MatchMover, move: MatchMove): Promise<void> {
  const { db } = database
  const { match, to, batchId, mailId = null, heldMs = 0, reason = null, facts } = move
  await db
    .updateTable('match')
    .set({ status: to, ...facts })
    .where('id', '=', match.id)
    .execute()
  await db
    .insertInto('match_move')
    .values({
      match_id: match.id,
      from_status: match.status,
      to_status: to,
      actor: mover.actor,
      staff_id: mover.actor === 'staff' ? mover.id : null,
      staff_name: mover.actor === 'staff' ? mover.name : null,
      ...(batchId && { batch_id: batchId }),
      mail_id: mailId,
      reason,
      held_until: sql<Date>`now() + ${milliseconds(heldMs)}`,
    })
    .execute()
  if (match.status === 'on_hold') await dateBack(database, match.id)
}

/** Restores the time since when a match has its status: its last entry or, during the work, its beginning. */
async function dateBack({ db }: Database, matchId: string): Promise<void> {
  await sql`
    UPDATE match SET moved_at = coalesce((
      SELECT CASE WHEN match.status = 'active' THEN min(moved_at) ELSE max(moved_at) END FROM match_move
      WHERE match_id = match.id AND to_status = match.status AND undone_at IS NULL), suggested_at)
    WHERE id = ${matchId}`.execute(db)
}

export async function keepOverLimitReason({ db }: Database, ids: readonly string[], reason: string) {
  await db.updateTable('match').set({ over_limit_reason: reason }).where('id', '=', anyOf(ids)).execute()
}

/** Raises the version, so that acts from pages loaded before are refused; call with the request's matches locked. */
export async function keepRefusal({ db }: Database, matchId: string, reason: string): Promise<void> {
  await db
    .updateTable('match')
    .set({ answer_reason: reason, version: sql<number>`version + 1` })
    .where('id', '=', matchId)
    .execute()
}

/** Raises the version, so that orders based on an older view are refused; call with the request's matches locked. */
export async function setLastDay({ db }: Database, matchId: string, endsOn: string): Promise<void> {
  await db
    .updateTable('match')
    .set({ ends_on: endsOn, version: sql<number>`version + 1` })
    .where('id', '=', matchId)
    .execute()
}

/** The first day and the reports of a collaboration belong to this move. */
export const isBeginning = ({ from_status, to_status }: Pick<HeldMatchMove, 'from_status' | 'to_status'>) =>
  from_status === 'agreement_signed' && to_status === 'active'

/** Call with the request's matches locked. Also deletes what came with the move: reasons, days, reports, the question. */
export async function takeBackMatchMove(
  database: Database,
  move: HeldMatchMove,
  reason?: string,
): Promise<void> {
  const { db } = database
  await db
    .updateTable('match')
    .set({
      status: move.from_status,
      answer_reason: null,
      ...(move.to_status === 'shortlisted' && { unasked_reason: null }),
      ...(isBeginning(move) && { starts_on: null, ends_on: null }),
    })
    .where('id', '=', move.match_id)
    .execute()
  if (isBeginning(move)) await removeReports(database, move.match_id)
  if (move.to_status === 'invited') await removeInvitation(database, move.match_id)
  await db
    .updateTable('match_move')
    .set({ undone_at: now, ...(reason && { reason }) })
    .where('id', '=', move.id)
    .execute()
  await dateBack(database, move.match_id)
}

/** The moves of a match can no longer be undone. */
export async function settleMatchMoves(database: Database, matchId: string): Promise<void> {
  await settled(database).where('match_id', '=', matchId).execute()
}

/** Releases the held mails of a batch, whose moves can no longer be undone. */
export async function releaseBatch(database: Database, batchId: string): Promise<void> {
  const moves = await settled(database).where('batch_id', '=', batchId).returning('mail_id').execute()
  const mails = moves.flatMap(({ mail_id }) => mail_id ?? [])
  await releaseMails(database, mails)
}

const settled = ({ db }: Database) =>
  db.updateTable('match_move').set({ held_until: now }).where('held_until', '>', now)

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

/** Matches of an expert that are open, or were closed by a move that can still be undone. */
export async function listRequestsOf({ db }: Database, expertId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT hospital_id AS id FROM match WHERE expert_id = ${expertId} AND (
      match_moves() -> status <> '[]' OR EXISTS (
        SELECT FROM match_move WHERE match_id = match.id AND undone_at IS NULL AND held_until > now()))
    ORDER BY hospital_id`.execute(db)
  return rows.map(({ id }) => id)
}

export function listMatchMoves({ db }: Database, matchId: string) {
  return db.selectFrom('match_move').selectAll().where('match_id', '=', matchId).orderBy('id').execute()
}

export function listNamedMatches({ db }: Database, hospitalId: string) {
  return db
    .selectFrom('match')
    .innerJoin('application', 'application.id', 'match.expert_id')
    .select(['match.id', 'expert_id', 'match.status', 'score', 'confidence', 'passed_gates'])
    .select(['answer_reason', 'unasked_reason', 'over_limit_reason', 'moved_at'])
    .select(['application.name', 'application.number'])
    .where('hospital_id', '=', hospitalId)
    .orderBy('suggested_at')
    .orderBy('match.id')
    .execute()
}
