import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { setLastDay } from '../matching/matches.ts'

export type LastDayChange = { before: string; after: string; reason: string }

/** Call with the request's matches locked. */
export async function changeLastDay(
  database: Database,
  matchId: string,
  { id: staff_id, name: staff_name }: Author,
  change: LastDayChange,
): Promise<void> {
  await setLastDay(database, matchId, change.after)
  await database.db
    .insertInto('last_day_change')
    .values({ match_id: matchId, staff_id, staff_name, ...change })
    .execute()
}
