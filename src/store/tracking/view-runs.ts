import { sql } from 'kysely'
import type { Period } from '../../domain/tracking/period.ts'
import type { Database } from '../database.ts'
import { during } from './application-figures.ts'

/** How many page views a run has written; 0 if it was killed before its first batch. */
export async function readWritten({ db }: Database, id: string): Promise<number> {
  const row = await db.selectFrom('view_run').select('written').where('id', '=', id).executeTakeFirst()
  return Number(row?.written ?? 0)
}

/** Times are in milliseconds. */
export type ViewRun = { id: string; beganAt: number; taken: number; written: number; refused: number }

/** Part of the statement that writes a batch of views: the counts after it. */
export const recordRun = (run: ViewRun, now: number) => sql`
  INSERT INTO view_run (id, began_at, seen_at, taken, written, refused)
  VALUES (${run.id}, ${new Date(run.beganAt).toISOString()}, ${new Date(now).toISOString()}, ${run.taken},
    ${run.written}, ${run.refused})
  ON CONFLICT (id) DO UPDATE SET
    seen_at = excluded.seen_at, taken = excluded.taken, written = excluded.written, refused = excluded.refused`

/** Saves what a run that has ended took and did not write, which is lost. */
export async function saveLost({ db }: Database, id: string, taken: number, endedAt: Date): Promise<void> {
  await sql`
    INSERT INTO view_run AS run (id, began_at, seen_at, taken, lost)
    VALUES (${id}, ${endedAt}, ${endedAt}, ${taken}, ${taken})
    ON CONFLICT (id) DO UPDATE SET
      taken = excluded.taken, lost = excluded.taken - run.written, seen_at = excluded.seen_at`.execute(db)
}

/** Page views of the period that are not in the figures: too many waited, or an instance was killed. */
export async function countMissingViews({ db }: Database, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(refused + lost), 0)::int AS count FROM view_run WHERE ${during('seen_at', period)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

/** Lost views of all runs that are stored. */
export async function countLost({ db }: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(lost), 0)::float8 AS count FROM view_run`.execute(db)
  return rows[0]?.count ?? 0
}
