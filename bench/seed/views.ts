import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'

const pages = 42
const days = 400

/**
 * Daily sums of the given views a year, as the site would have written them: its 42 pages, of which the first is read most, and
 * reading times around 40 seconds (log-normal).
 */
export async function seedSums({ db }: Database, viewsOfYear: number): Promise<number> {
  await sql`
    WITH page AS (
      SELECT '/page-' || n AS path, 1 / power(n, 0.9) AS weight FROM generate_series(1, ${pages}::int) AS n
    ), bin AS (
      SELECT reading_step(n) AS seconds, sum(exp(-power(ln(n + 1) - ln(40), 2) / 2.4) / (n + 1)) AS weight
      FROM generate_series(0, 7200) AS n GROUP BY 1
    ), expected AS (
      SELECT page.path, bin.seconds, ${viewsOfYear}::float8 / 365
        * page.weight / sum(page.weight) OVER (PARTITION BY seconds)
        * bin.weight / sum(bin.weight) OVER (PARTITION BY path) AS views
      FROM page, bin
    )
    INSERT INTO reading_time
    SELECT 1, day, path, seconds, floor(views + random())
    FROM expected, generate_series(current_date - ${days}::int, current_date, interval '1 day') AS day
    WHERE floor(views + random()) > 0`.execute(db)
  await sql`SELECT sum_reading_blocks('1970-01-01', current_date)`.execute(db)
  await sql`
    INSERT INTO page_day SELECT first_day, path, sum(views) * 1.1 FROM reading_time WHERE days = 1
    GROUP BY 1, 2`.execute(db)
  await sql`INSERT INTO visit_day SELECT day, sum(views) / 4 FROM page_day GROUP BY 1`.execute(db)
  await sql`VACUUM ANALYZE visit_day, page_day, reading_time`.execute(db)
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM reading_time`.execute(db)
  return rows[0]?.count ?? 0
}
