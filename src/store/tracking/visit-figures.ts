import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Period, Slot } from '../../domain/tracking/period.ts'
import type { Database } from '../database.ts'
import { during } from './application-figures.ts'

/** Counts per period by index-only scans, much faster than grouping a million views by day. */
export async function countViewsOver({ db }: Database, slots: readonly Slot[]) {
  const firsts = slots.map(({ from }) => from)
  const lasts = slots.map(({ to }) => to)
  const keys = slots.map(({ key }) => key)
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT key, (
      SELECT count(*)::int FROM page_view
      WHERE entered_at >= first::timestamp AT TIME ZONE 'UTC' AND entered_at < (last + 1)::timestamp AT TIME ZONE 'UTC'
    ) AS count
    FROM unnest(${keys}::text[], ${firsts}::date[], ${lasts}::date[]) AS slot (key, first, last)`.execute(db)
  return rows
}

export async function countSessions({ db }: Database, period: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM visit WHERE ${during('began_at', period)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** `path` is null for the sum of all pages; seconds are active reading time of ended views. */
export type PageFigures = { path: string | null; views: number; median_seconds: number | null }

/** Most read first. Counts equal durations before computing the median, to avoid sorting every view. */
export async function readPageFigures({ db }: Database, period: Period): Promise<PageFigures[]> {
  const { rows } = await sql<PageFigures>`
    WITH times AS MATERIALIZED (
      SELECT path, seconds_spent - seconds_inactive AS seconds, count(*)::int AS views
      FROM page_view WHERE ${during('entered_at', period)} GROUP BY 1, 2
    ), ranked AS (
      SELECT path, seconds, views, sum(views) OVER (PARTITION BY path ORDER BY seconds) AS so_far,
        sum(views) FILTER (WHERE seconds IS NOT NULL) OVER (PARTITION BY path) AS ended
      FROM (
        TABLE times UNION ALL SELECT NULL, seconds, sum(views)::int FROM times GROUP BY seconds
      ) AS each_and_all
    )
    SELECT path, sum(views)::int AS views, min(seconds) FILTER (WHERE so_far * 2 >= ended) AS median_seconds
    FROM ranked GROUP BY path ORDER BY 2 DESC, path`.execute(db)
  return rows
}

export type PassedStep = { form: ApplicationKind; step: string; times: number }

export async function countPassedSteps({ db }: Database, { from, to }: Period): Promise<PassedStep[]> {
  const { rows } = await sql<PassedStep>`
    SELECT form, step, sum(times)::int AS times FROM passed_step
    WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY form, step`.execute(db)
  return rows
}

export async function addPassedStep({ db }: Database, form: ApplicationKind, step: string): Promise<void> {
  await sql`
    INSERT INTO passed_step (form, step) VALUES (${form}, ${step})
    ON CONFLICT (day, form, step) DO UPDATE SET times = passed_step.times + 1`.execute(db)
}
