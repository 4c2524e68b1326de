import { sql } from 'kysely'
import type { ApplicationStatus } from '../../domain/applications/application-status.ts'
import type { Doer } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

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

const moves = ({ db }: Database) =>
  db
    .selectFrom('move')
    .select(['id', 'application_id', 'from_status', 'to_status', 'version', 'actor', 'staff_name'])
    .select(['batch_id', 'mail_id', 'moved_at', 'held_until', 'undone_at'])

export async function markUndone({ db }: Database, id: string): Promise<void> {
  await db.updateTable('move').set({ undone_at: now }).where('id', '=', id).execute()
}
