import { sql } from 'kysely'
import { longestVisitMs } from '../../domain/tracking/view-id.ts'
import type { Database } from '../database.ts'
import { recordRun, type ViewRun } from './view-runs.ts'

/** Times are in milliseconds. */
export type NewVisit = { id: string; beganAt: number }
export type NewView = { id: string; visitId: string; path: string; enteredAt: number }
/** `calledAt`, when the server received the call, bounds the reading time. */
export type ViewEnd = {
  id: string
  calledAt: number
  leftAt: number
  spent: number
  inactive: number
  /** Whether another instance has taken the view, but may not have written it yet. */
  isUnseen?: boolean
}

export type ViewBatch = {
  visits: readonly NewVisit[]
  views: readonly (NewView & { end?: ViewEnd | undefined })[]
  ends: readonly ViewEnd[]
  /** The counts after this batch. */
  run: ViewRun
}

/**
 * Writes everything, and the sums that insight reads, in one statement. The same batch may be written again: what is
 * there already changes nothing. Returns the unseen views that `ends` has ended.
 */
export async function writeViews({ db }: Database, { visits, views, ends, run }: ViewBatch, now: number) {
  const unseen = ends.filter(({ isUnseen }) => isUnseen)
  const leaving = views.map((view) => view.end && clampEnd(view.end, view.enteredAt))
  const { rows } = await sql<{ id: string }>`/* prepared: write_views */
    WITH begun AS (
      INSERT INTO visit (id, began_at)
      SELECT id, ${at('began')}
      FROM unnest(${column(visits, ({ id }) => id)}::uuid[], ${times(visits, 'beganAt')}::float8[]) AS given (id, began)
      ON CONFLICT DO NOTHING
      RETURNING (began_at AT TIME ZONE 'UTC')::date AS day
    ), viewed AS (
      INSERT INTO page_view (id, visit_id, path, entered_at, left_at, seconds_spent, seconds_inactive)
      SELECT id, visit_id, path, ${at('entered')}, ${at('left_page')}, spent, inactive
      FROM unnest(
        ${column(views, ({ id }) => id)}::uuid[], ${column(views, ({ visitId }) => visitId)}::uuid[],
        ${views.map(({ path }) => path)}::text[], ${times(views, 'enteredAt')}::float8[],
        ${column(leaving, (end) => `${end?.leftAt ?? 'NULL'}`)}::float8[],
        ${column(leaving, (end) => `${end?.spent ?? 'NULL'}`)}::integer[],
        ${column(leaving, (end) => `${end?.inactive ?? 'NULL'}`)}::integer[]
      ) AS given (id, visit_id, path, entered, left_page, spent, inactive)
      ON CONFLICT DO NOTHING
      RETURNING path, (entered_at AT TIME ZONE 'UTC')::date AS day, seconds_spent - seconds_inactive AS seconds
    ), ended AS (
      UPDATE page_view SET
        left_at = greatest(entered_at, given.left_at),
        seconds_spent = ${spent},
        seconds_inactive = least(given.inactive, ${spent})
      FROM (
        SELECT id, ${at('called')} AS called_at, ${at('left_page')} AS left_at, spent, inactive
        FROM unnest(
          ${column(ends, ({ id }) => id)}::uuid[], ${times(ends, 'calledAt')}::float8[],
          ${times(ends, 'leftAt')}::float8[], ${column(ends, (end) => `${end.spent}`)}::integer[],
          ${column(ends, (end) => `${end.inactive}`)}::integer[]
        ) AS sent (id, called, left_page, spent, inactive)
      ) AS given
      WHERE page_view.id = given.id AND page_view.left_at IS NULL
        AND entered_at > given.called_at - ${sql.lit(longestVisitMs)} * interval '1 millisecond'
        -- leaves the other months alone
        AND entered_at > ${text(oldestOf(ends, now))}::timestamptz
        AND entered_at < ${text(now + longestVisitMs)}::timestamptz
      RETURNING page_view.id, path, (entered_at AT TIME ZONE 'UTC')::date AS day,
        seconds_spent - seconds_inactive AS seconds
    ), read AS (
      SELECT day, path, reading_step(seconds) AS seconds, count(*)::integer AS views
      FROM (
        SELECT day, path, seconds FROM viewed WHERE seconds IS NOT NULL
        UNION ALL SELECT day, path, seconds FROM ended
      ) AS done GROUP BY 1, 2, 3
    ), sum_visits AS (
      INSERT INTO visit_day AS kept SELECT day, count(*) FROM begun GROUP BY 1 ORDER BY 1
      ON CONFLICT (day) DO UPDATE SET visits = kept.visits + excluded.visits
    ), sum_pages AS (
      INSERT INTO page_day AS kept SELECT day, path, count(*) FROM viewed GROUP BY 1, 2 ORDER BY 1, 2
      ON CONFLICT (day, path) DO UPDATE SET views = kept.views + excluded.views
    ), sum_times AS (
      INSERT INTO reading_time AS kept
      SELECT 1, day, path, seconds, views FROM read
      ORDER BY 2, 3, 4 -- instances lock the same rows in the same order
      ON CONFLICT (days, first_day, path, seconds) DO UPDATE SET views = kept.views + excluded.views
    ), told AS (
      ${recordRun(run, now)}
    )
    SELECT id FROM ended WHERE id = ANY (${column(unseen, ({ id }) => id)}::uuid[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

const spent = sql`least(given.spent, greatest(0, ceil(date_part('epoch', given.called_at - entered_at)))::integer)`

/** Limits an end as the statement does, for a view that is written together with its end. */
function clampEnd({ calledAt, leftAt, spent, inactive }: ViewEnd, enteredAt: number) {
  const seconds = Math.min(spent, Math.max(0, Math.ceil((calledAt - enteredAt) / 1000)))
  return { leftAt: Math.max(enteredAt, leftAt), spent: seconds, inactive: Math.min(inactive, seconds) }
}

const oldestOf = (ends: readonly ViewEnd[], now: number) =>
  ends.reduce((oldest, { calledAt }) => Math.min(oldest, calledAt), now) - longestVisitMs

/** Numbers are cheaper to write and to read than timestamps, of which a batch has thousands. */
const at = (milliseconds: 'began' | 'entered' | 'called' | 'left_page') =>
  sql`to_timestamp(${sql.ref(milliseconds)} / 1000)`

const text = (time: number) => new Date(time).toISOString()

/** An array of PostgreSQL whose values need no quotes. */
const column = <T>(rows: readonly T[], value: (row: T) => string) => `{${rows.map(value).join(',')}}`

function times<Name extends string>(rows: readonly Readonly<Record<Name, number>>[], name: Name): string {
  return column(rows, (row) => `${row[name]}`)
}
