import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { findHeldMove } from '../../store/review/moves.ts'

/** The hospital has not got it yet, and staff can still take it back. */
export async function isShortlistHeld(database: Database, hospitalId: string): Promise<boolean> {
  return (await findHeldMove(database, hospitalId))?.to_status === 'shortlist_sent'
}

/** The hospital has got a link to it, and may choose. */
export async function doesShortlistWait(
  database: Database,
  { id, status }: Pick<Application, 'id' | 'status'>,
): Promise<boolean> {
  return status === 'shortlist_sent' && !(await isShortlistHeld(database, id))
}
