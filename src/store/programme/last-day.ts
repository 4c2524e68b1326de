import { sql } from 'kysely'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'

export type LastDayChange = { before: string; after: string; reason: string }

/** Call with the request's matches locked. Raises the version, so that orders based on an older view are refused. */
export async function changeLastDay(
  { db }: Database,
  matchId: string,
  { id: staff_id, name: staff_name }: Author,
  change: LastDayChange,
): Promise<void> {
  await db
    .updateTable('match')
    .set({ ends_on: change.after, version: sql`version + 1` })
    .where('id', '=', matchId)
    .execute()
  await db
    .insertInto('last_day_change')
    .values({ match_id: matchId, staff_id, staff_name, ...change })
    .execute()
}
