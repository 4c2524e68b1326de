import { sql } from 'kysely'
import { timeOfId } from '../../domain/tracking/view-id.ts'
import type { Database } from '../database.ts'

/**
 * When these visits began; unknown ones are left out. An id of the server tells its own age, so that only the last day
 * has to be searched; one that a browser made may be of any time.
 */
export async function findVisits({ db }: Database, ids: readonly string[], since: number) {
  const isOurs = ids.every((id) => timeOfId('visit', id) !== undefined)
  const { rows } = await sql<{ id: string; beganAt: Date }>`
    SELECT id, began_at AS "beganAt" FROM visit
    WHERE id = ANY (${[...ids]}::uuid[])
      AND began_at > ${isOurs ? new Date(since) : '-infinity'}::timestamptz
    ORDER BY began_at`.execute(db)
  return new Map(rows.map(({ id, beganAt }) => [id, beganAt.getTime()]))
}

export type FoundView = { isOpen: boolean }

/** Which of the page views entered since then exist, and which have no end yet. */
export async function findViews({ db }: Database, ids: readonly string[], since: number) {
  const { rows } = await sql<FoundView & { id: string }>`
    SELECT id, left_at IS NULL AS "isOpen" FROM page_view
    WHERE id = ANY (${[...ids]}::uuid[]) AND entered_at > ${new Date(since)}::timestamptz`.execute(db)
  return new Map<string, FoundView>(rows.map((row) => [row.id, row]))
}
