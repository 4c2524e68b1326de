import type { Application } from '../../store/applications/application.ts'
import type { Database } from '../../store/database.ts'
import { findHeldMove } from '../../store/review/moves.ts'

/** Whether the shortlist's mail is held, so that staff can still take it back. */
export async function isShortlistHeld(database: Database, hospitalId: string): Promise<boolean> {
  return (await findHeldMove(database, hospitalId))?.to_status === 'shortlist_sent'
}

/** Whether the hospital has received its shortlist and may choose. */
export async function doesShortlistWait(
  database: Database,
  { id, status }: Pick<Application, 'id' | 'status'>,
): Promise<boolean> {
  return status === 'shortlist_sent' && !(await isShortlistHeld(database, id))
}
