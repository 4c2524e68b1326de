import { sql } from 'kysely'
import { type Invariant, judged } from './judged.ts'

/** Sums of days on which single rows may have expired say nothing. */
const isKept = sql`day > (now() - interval '12 months')::date`

export const ofViews: readonly Invariant[] = [
  judged(
    'the visits of each day add up',
    () => sql`
      SELECT day, visits IS DISTINCT FROM counted FROM visit_day FULL JOIN (
        SELECT (began_at AT TIME ZONE 'UTC')::date AS day, count(*) AS counted FROM visit GROUP BY 1
      ) AS single USING (day) WHERE ${isKept}`,
  ),
  judged(
    'the page views of each day add up',
    () => sql`
      SELECT day, views IS DISTINCT FROM counted FROM page_day FULL JOIN (
        SELECT (entered_at AT TIME ZONE 'UTC')::date AS day, path, count(*) AS counted FROM page_view GROUP BY 1, 2
      ) AS single USING (day, path) WHERE ${isKept}`,
  ),
  judged(
    'the reading times of each day add up',
    () => sql`
      SELECT day, summed IS DISTINCT FROM counted FROM (
        SELECT first_day AS day, sum(views) AS summed FROM reading_time WHERE days = 1 GROUP BY 1
      ) AS sums FULL JOIN (
        SELECT (entered_at AT TIME ZONE 'UTC')::date AS day, count(*) AS counted FROM page_view
        WHERE left_at IS NOT NULL GROUP BY 1
      ) AS single USING (day) WHERE ${isKept}`,
  ),
  judged(
    'every accepted page view is written',
    () => sql`SELECT id, taken <> written OR refused > 0 OR lost > 0 FROM view_run`,
  ),
]
