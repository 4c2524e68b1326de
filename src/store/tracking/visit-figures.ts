import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import type { Period, Slot } from '../../domain/tracking/period.ts'
import type { Database } from '../database.ts'

/** Every figure here is read from daily sums, never from single views: a year of them is quickly added up. */
export async function countViewsOver({ db }: Database, slots: readonly Slot[]) {
  const firsts = slots.map(({ from }) => from)
  const lasts = slots.map(({ to }) => to)
  const keys = slots.map(({ key }) => key)
  const { rows } = await sql<{ key: string; count: number }>`
    SELECT key, (
      SELECT coalesce(sum(views), 0)::int FROM page_day WHERE day BETWEEN first AND last
    ) AS count
    FROM unnest(${keys}::text[], ${firsts}::date[], ${lasts}::date[]) AS slot (key, first, last)`.execute(db)
  return rows
}

export async function countSessions({ db }: Database, { from, to }: Period): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT coalesce(sum(visits), 0)::int AS count FROM visit_day
    WHERE day BETWEEN ${from}::date AND ${to}::date`.execute(db)
  return rows[0]?.count ?? 0
}

/** `path` is null for the sum of all pages; seconds are active reading time of ended views. */
export type PageFigures = { path: string | null; views: number; median_seconds: number | null }

/**
 * Most read first. Reading times are added up by whole months and the days around them; a month whose first days have
 * expired has no sum of its own any more.
 */
export async function readPageFigures({ db }: Database, { from, to }: Period): Promise<PageFigures[]> {
  const { rows } = await sql<PageFigures>`
    WITH whole AS MATERIALIZED (
      SELECT month::date FROM generate_series(
        date_trunc('month', ${from}::timestamp - interval '1 day') + interval '1 month',
        ${to}::timestamp + interval '1 day' - interval '1 month', interval '1 month'
      ) AS month
      WHERE EXISTS (SELECT FROM reading_time WHERE span = 'month' AND first_day = month::date)
    ), spans AS MATERIALIZED (
      SELECT 'month' AS span, month AS first_day FROM whole
      UNION ALL
      SELECT 'day', day::date FROM generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') AS day
      WHERE date_trunc('month', day)::date NOT IN (TABLE whole)
    ), times AS MATERIALIZED (
      SELECT path, seconds, sum(views) AS views FROM spans JOIN reading_time USING (span, first_day) GROUP BY 1, 2
    ), ranked AS (
      SELECT path, seconds, sum(views) OVER (PARTITION BY path ORDER BY seconds) AS so_far,
        sum(views) OVER (PARTITION BY path) AS ended
      FROM (
        TABLE times UNION ALL SELECT NULL, seconds, sum(views) FROM times GROUP BY seconds
      ) AS each_and_all
    ), median AS (
      SELECT path, min(seconds) FILTER (WHERE so_far * 2 >= ended) AS seconds FROM ranked GROUP BY path
    )
    SELECT page.path, page.views, median.seconds AS median_seconds
    FROM (
      SELECT path, sum(views)::int AS views FROM page_day
      WHERE day BETWEEN ${from}::date AND ${to}::date GROUP BY ROLLUP (path) HAVING sum(views) > 0
    ) AS page LEFT JOIN median ON median.path IS NOT DISTINCT FROM page.path
    ORDER BY 2 DESC, 1`.execute(db)
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
