import { sql } from 'kysely'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Decline } from '../../domain/review/decline-reasons.ts'
import type { Doer } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { anyOf, now } from '../postgres/sql-parts.ts'

export type NewMove = {
  applicationId: string
  from: ApplicationStatus
  to: ApplicationStatus
  /** The version after the move. */
  version: number
  batchId?: string
  mailId?: string | undefined
  /** How long the move can be undone; moves by applicants cannot. */
  heldMs?: number
  /** Why it was declined. */
  decline?: Decline
}

/** Call in the transaction that changes the status. */
export async function recordMove({ db }: Database, doer: Doer, move: NewMove): Promise<{ heldUntil: Date }> {
  const { held_until } = await db
    .insertInto('move')
    .values({
      application_id: move.applicationId,
      from_status: move.from,
      to_status: move.to,
      version: move.version,
      actor: doer.actor,
      staff_id: doer.actor === 'staff' ? doer.id : null,
      staff_name: doer.actor === 'staff' ? doer.name : null,
      ...(move.batchId && { batch_id: move.batchId }),
      mail_id: move.mailId ?? null,
      decline_reason: move.decline?.reason ?? null,
      decline_note: move.decline?.note || null,
      decline_told: move.decline?.tell ?? null,
      held_until: sql<Date>`now() + ${move.heldMs ?? 0} * interval '1 millisecond'`,
    })
    .returning('held_until')
    .executeTakeFirstOrThrow()
  return { heldUntil: held_until }
}

export type Move = Awaited<ReturnType<typeof listMoves>>[number]

export function listMoves(database: Database, applicationId: string) {
  return moves(database).where('application_id', '=', applicationId).orderBy('id').execute()
}

export function listHeldMoves(database: Database, batchId: string): Promise<Move[]> {
  return moves(database)
    .where('batch_id', '=', batchId)
    .where('undone_at', 'is', null)
    .where('held_until', '>', now)
    .orderBy('id')
    .execute()
}

/** The last move of each application that was not undone, by the id of the application. */
export async function listLastMoves(database: Database, applicationIds: readonly string[]) {
  const found = await moves(database)
    .distinctOn('application_id')
    .where('application_id', '=', anyOf(applicationIds))
    .where('undone_at', 'is', null)
    .orderBy('application_id')
    .orderBy('id', 'desc')
    .execute()
  return new Map(found.map((move) => [move.application_id, move]))
}

/** The last move of an application, if it can still be undone. */
export async function findHeldMove(database: Database, applicationId: string): Promise<Move | undefined> {
  const last = (await listMoves(database, applicationId)).findLast(({ undone_at }) => undone_at === null)
  return last && last.actor === 'staff' && last.held_until.getTime() > Date.now() ? last : undefined
}

const moves = ({ db }: Database) =>
  db
    .selectFrom('move')
    .select(['id', 'application_id', 'from_status', 'to_status', 'version', 'actor', 'staff_name'])
    .select(['batch_id', 'mail_id', 'moved_at', 'held_until', 'undone_at'])
    .select(['decline_reason', 'decline_note', 'decline_told'])

export async function markUndone({ db }: Database, id: string): Promise<void> {
  await db.updateTable('move').set({ undone_at: now }).where('id', '=', id).execute()
}
