import { sql } from 'kysely'
import type { Database } from '../database.ts'

export type Entry = {
  path: string
  entryTime: Date
  sessionId: string | null
  /** Whether a session may begin under this id. */
  isOwnId: boolean
}
export type Exit = { exitTime: Date; timeSpent: number; inactivityDuration: number }

/** A visitor's clock is believed for times within the last minute. */
const believed = (time: Date) => sql<Date>`least(now(), greatest(now() - interval '1 minute', ${time}))`

const day = sql`interval '1 day'`

/**
 * Continues the named session, or begins a new one if it is unknown or a day old: under the id of the browser, which
 * may be gone before it could read another.
 */
export async function insertPageView({ db }: Database, { path, entryTime, sessionId, isOwnId }: Entry) {
  const { rows } = await sql<{ sessionId: string; pageViewId: string }>`
    WITH known AS (
      SELECT id FROM visit WHERE id = ${sessionId}::uuid AND began_at > now() - ${day}
    ), begun AS (
      INSERT INTO visit (id)
      SELECT CASE
        WHEN ${isOwnId} AND NOT EXISTS (SELECT FROM visit WHERE id = ${sessionId}::uuid) THEN ${sessionId}::uuid
        ELSE gen_random_uuid()
      END
      WHERE NOT EXISTS (TABLE known)
      ON CONFLICT (id) DO UPDATE SET began_at = visit.began_at -- both halves of a race go on
      RETURNING id
    )
    INSERT INTO page_view (visit_id, path, entered_at)
    SELECT id, ${path}, ${believed(entryTime)} FROM (TABLE known UNION ALL TABLE begun) AS visit
    RETURNING visit_id AS "sessionId", id AS "pageViewId"`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An insert always returns its row')
  return row
}

/** Clamps durations to the elapsed time. False if the view has already ended. */
export async function endPageView(
  { db }: Database,
  id: string,
  { exitTime, timeSpent, inactivityDuration }: Exit,
): Promise<boolean> {
  const spent = sql`least(${timeSpent}::int, ceil(extract(epoch FROM now() - entered_at))::int)`
  const { numUpdatedRows } = await db
    .updateTable('page_view')
    .set({
      left_at: sql<Date>`greatest(entered_at, ${believed(exitTime)})`,
      seconds_spent: sql<number>`${spent}`,
      seconds_inactive: sql<number>`least(${inactivityDuration}::int, ${spent})`,
    })
    .where('id', '=', id)
    .where('left_at', 'is', null)
    .where('entered_at', '>', sql<Date>`now() - ${day}`)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
