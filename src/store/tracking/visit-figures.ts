import { sql } from 'kysely'
import type { ApplicationKind } from '../../domain/applications/application-status.ts'
import { type Block, blockSizes, blocksOf, daysOf } from '../../domain/tracking/day-blocks.ts'
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

/** The pages, most read first. Reading times are added up from blocks of days. */
export async function readPageFigures(database: Database, { from, to }: Period): Promise<PageFigures[]> {
  const blocks = await listSummedBlocks(database, blocksOf({ from, to }))
  const parts = blockSizes.map((size) => {
    const firsts = blocks.filter(({ days }) => days === size).map(({ firstDay }) => firstDay)
    return sql`days = ${sql.lit(size)} AND first_day = ANY (${firsts}::date[])`
  })
  const { rows } = await sql<PageFigures>`
    WITH times AS MATERIALIZED (
      SELECT path, seconds, sum(views) AS views FROM reading_time WHERE ${sql.join(parts, sql` OR `)} GROUP BY 1, 2
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
    ORDER BY 2 DESC, 1`.execute(database.db)
  return rows
}

/** A block that is not added up yet, or whose first days have expired, is read by its days. */
async function listSummedBlocks({ db }: Database, blocks: readonly Block[]): Promise<Block[]> {
  const large = blocks.filter(({ days }) => days > 1)
  const { rows } = await sql<Block>`
    SELECT days, first_day AS "firstDay"
    FROM unnest(${large.map(({ days }) => days)}::int[], ${large.map(({ firstDay }) => firstDay)}::date[])
      AS block (days, first_day)
    WHERE EXISTS (
      SELECT FROM reading_time WHERE reading_time.days = block.days AND reading_time.first_day = block.first_day
    )`.execute(db)
  const isSummed = (block: Block) => rows.some(({ firstDay }) => firstDay === block.firstDay)
  return blocks.flatMap((block) => (block.days === 1 || isSummed(block) ? block : daysOf(block)))
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
