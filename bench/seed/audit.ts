import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'

const actions = [
  ...Array(3).fill('application_moved'),
  ...['application_edited', 'application_noted', 'application_tagged', 'application_assigned'],
  ...Array(2).fill('file_opened'),
  'signed_in',
]

/** Entries about the applications that are there, one every two minutes until now. */
export async function seedAudit({ db }: Database, count: number): Promise<void> {
  await sql`
    INSERT INTO audit (at, actor, staff_id, staff_name, action, subject_kind, subject_id, fields, before, after)
    SELECT now() - (${count}::int - n) * interval '2 minutes',
      CASE WHEN is_staff THEN 'staff' ELSE 'applicant' END,
      CASE WHEN is_staff THEN staff.id END, CASE WHEN is_staff THEN staff.name END, action,
      CASE action WHEN 'signed_in' THEN 'staff' ELSE 'application' END,
      CASE action WHEN 'signed_in' THEN staff.id ELSE application.id END,
      CASE action WHEN 'application_edited' THEN '["phone", "motivation"]'::jsonb ELSE '["status"]' END,
      CASE action WHEN 'application_moved' THEN '{"status": "submitted"}'::jsonb END,
      CASE action WHEN 'application_moved' THEN '{"status": "in_review", "mail": true}'::jsonb END
    FROM (
      SELECT n, action, action <> 'application_edited' AS is_staff, number, who FROM (
        SELECT n, (${actions}::text[])[1 + floor(random() * 10)::int] AS action,
          1 + floor(random() * (SELECT max(number) FROM application))::int AS number,
          1 + floor(random() * (SELECT count(*) FROM staff_user))::int AS who
        FROM generate_series(1, ${count}::int) AS n
      ) AS drawn
    ) AS entry
    JOIN application USING (number)
    JOIN (SELECT id, name, row_number() OVER (ORDER BY id) AS who FROM staff_user) AS staff USING (who)
    ORDER BY n`.execute(db)
  await sql`VACUUM ANALYZE audit`.execute(db)
}
