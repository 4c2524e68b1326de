import { type RawBuilder, sql } from 'kysely'
import { reminderAfter } from '../../domain/matching/answer-time.ts'
import type { MatchActor } from '../../domain/matching/match-status.ts'
import type { Database } from '../database.ts'
import { anyOf, now } from '../postgres/sql-parts.ts'
import { findRegistryFacts } from '../settings/registry-facts.ts'
import { statusBefore, statusBeforeHeld } from './held-match-moves.ts'
import { refusedAt } from './refusals.ts'

export type NewInvitation = { matchId: string; tokenDigest: Buffer; note: string | null }

/** Call with the request's matches locked. */
export async function saveInvitation(database: Database, { matchId, tokenDigest, note }: NewInvitation) {
  const { invitation_days } = await findRegistryFacts(database)
  // An answer counts until the end of the day, in UTC, that lies so many days ahead.
  const answerBy = sql<Date>`date_trunc('day', now(), 'UTC') + ${days(Number(invitation_days) + 1)}`
  return database.db
    .insertInto('match_invitation')
    .values({ match_id: matchId, token_digest: tokenDigest, note, answer_by: answerBy })
    .returning(['note', 'answer_by'])
    .executeTakeFirstOrThrow()
}

/** When the question is taken back. */
export async function removeInvitation({ db }: Database, matchId: string): Promise<void> {
  await db.deleteFrom('match_invitation').where('match_id', '=', matchId).execute()
}

/** What the coordinator added to the latest of these questions. */
export async function findNote({ db }: Database, matchIds: readonly string[]): Promise<string> {
  const found = await db
    .selectFrom('match_invitation')
    .select('note')
    .where('match_id', '=', anyOf(matchIds))
    .where('note', 'is not', null)
    .orderBy('asked_at', 'desc')
    .executeTakeFirst()
  return found?.note ?? ''
}

export function findInvitation(database: Database, tokenDigest: Buffer) {
  return invited(database)
    .innerJoin('application as hospital', 'hospital.id', 'match.hospital_id')
    .select([
      'hospital.answers',
      statusBefore.as('before'),
      statusBeforeHeld.as('held'),
      refusedAt.as('refused_at'),
      lastMover.as('mover'),
    ])
    .where((where) =>
      where.or([where('token_digest', '=', tokenDigest), where('reminder_digest', '=', tokenDigest)]),
    )
    .executeTakeFirst()
}

const lastMover = sql<MatchActor | null>`(
  SELECT actor FROM match_move WHERE match_id = match.id ORDER BY id DESC LIMIT 1)`

export function findAskedMatch(database: Database, expertId: string, matchId: string) {
  return invited(database)
    .where('match.expert_id', '=', expertId)
    .where('match.id', '=', matchId)
    .executeTakeFirst()
}

const invited = ({ db }: Database) =>
  db
    .selectFrom('match_invitation')
    .innerJoin('match', 'match.id', 'match_invitation.match_id')
    .select(['match.id', 'match.hospital_id', 'match.status', 'match_invitation.note', 'answer_by'])

const isOver = sql<boolean>`answer_by <= now()`
/** SQL: whether a reminder is due, by the time that this expert was given. */
const isToBeReminded = sql<boolean>`reminded_at IS NULL
  AND asked_at <= now() - floor(extract(day FROM answer_by - asked_at) * ${reminderAfter}::float8) * interval '1 day'`

/** Requests with a due reminder or an expired invitation. */
export async function listOverdueRequests({ db }: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('match_invitation')
    .innerJoin('match', 'match.id', 'match_invitation.match_id')
    .select('match.hospital_id')
    .distinct()
    .where('match.status', '=', 'invited')
    .where((where) => where.or([isOver, isToBeReminded]))
    .execute()
  return rows.map(({ hospital_id }) => hospital_id)
}

/** Locks a request; false if another transaction holds the lock. */
export async function lockIfFree({ db }: Database, hospitalId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM application WHERE id = ${hospitalId} FOR NO KEY UPDATE SKIP LOCKED`.execute(db)
  return rows.length === 1
}

/** Call with the request locked. */
export function listOverdue(database: Database, hospitalId: string) {
  return invited(database)
    .select(['match.expert_id', isOver.as('isOver')])
    .where('match.hospital_id', '=', hospitalId)
    .where('match.status', '=', 'invited')
    .where((where) => where.or([isOver, isToBeReminded]))
    .orderBy('asked_at')
    .execute()
}

export async function saveReminder({ db }: Database, matchId: string, tokenDigest: Buffer): Promise<void> {
  await db
    .updateTable('match_invitation')
    .set({ reminder_digest: tokenDigest, reminded_at: now })
    .where('match_id', '=', matchId)
    .execute()
}

function days(count: number): RawBuilder<unknown> {
  return sql`${count} * interval '1 day'`
}
