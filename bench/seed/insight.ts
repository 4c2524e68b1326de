import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'

/** A history of moves for every application until its last change, and page views of the last 13 months. */
export async function seedInsight({ db }: Database, views: number): Promise<void> {
  await sql`
    INSERT INTO move (application_id, from_status, to_status, version, actor, moved_at)
    SELECT id, way[n], way[n + 1], n + 1, 'system',
      submitted_at + (updated_at - submitted_at) * n / (cardinality(way) - 1)
    FROM (
      SELECT id, submitted_at, updated_at, CASE status
        WHEN 'submitted' THEN ARRAY['submitted']
        WHEN 'in_review' THEN ARRAY['submitted', 'in_review']
        WHEN 'eligible' THEN ARRAY['submitted', 'in_review', 'eligible']
        WHEN 'interview' THEN ARRAY['submitted', 'in_review', 'interview']
        ELSE CASE kind
          WHEN 'hospital' THEN ARRAY['submitted', 'in_review', 'eligible', 'shortlist_sent', status]
          ELSE ARRAY['submitted', 'in_review', 'interview', status]
        END
      END AS way FROM application
    ) AS walked, generate_series(1, cardinality(way) - 1) AS n`.execute(db)
  await sql`
    INSERT INTO visit (began_at) SELECT now() - random() * interval '395 days' FROM generate_series(1, ${views / 4}::int)`.execute(
    db,
  )
  await sql`
    INSERT INTO page_view (visit_id, path, entered_at, left_at, seconds_spent, seconds_inactive)
    SELECT id, '/page-' || floor(power(random() * n / n, 2) * 60), began_at, began_at, 5 * n + 300, floor(random() * 300)
    FROM visit, generate_series(1, 4) AS n`.execute(db)
  await sql`SELECT make_months(now()), sum_page_views()`.execute(db)
  await sql`VACUUM ANALYZE move, visit, page_view, visit_day, page_day, reading_time`.execute(db)
}
