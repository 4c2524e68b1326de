import { sql } from 'kysely'
import type { Database } from '../../src/store/database.ts'

/** Three invited experts for every request with a shortlist, and the reports of those at work or completed. */
export async function seedOutcomes({ db }: Database): Promise<void> {
  await sql`
    WITH expert AS MATERIALIZED (
      SELECT id, row_number() OVER () - 1 AS place FROM application WHERE kind = 'expert'
    ), request AS (
      SELECT id, status, submitted_at, row_number() OVER () AS place FROM application
      WHERE kind = 'hospital' AND status IN ('shortlist_sent', 'expert_selected', 'active', 'completed')
    )
    INSERT INTO match (hospital_id, expert_id, status, score, confidence, petals, scale_version, suggested_at)
    SELECT request.id, expert.id, CASE
        WHEN n = 1 AND request.status IN ('active', 'completed') THEN request.status
        WHEN n = 3 THEN 'lapsed'
        ELSE 'not_selected'
      END, 70, 90, '{}', '1', submitted_at
    FROM request, generate_series(1, 3) AS n, expert
    WHERE expert.place = (request.place * 3 + n) % (SELECT count(*) FROM expert)`.execute(db)
  await sql`
    INSERT INTO match_invitation (match_id, token_digest, asked_at, answer_by)
    SELECT id, sha256(id::text::bytea), suggested_at, suggested_at + interval '14 days' FROM match`.execute(
    db,
  )
  await sql`
    INSERT INTO match_move (match_id, from_status, to_status, actor, moved_at)
    SELECT id, step[1], step[2], 'system', suggested_at
    FROM match, LATERAL (VALUES (ARRAY['suggested', 'invited']),
      (ARRAY['invited', CASE status WHEN 'lapsed' THEN 'lapsed' ELSE 'interested' END])) AS steps (step)`.execute(
    db,
  )
  await sql`
    INSERT INTO report (match_id, kind, status, due_on, answers, submitted_at)
    SELECT id, kind, 'submitted', suggested_at::date + 90, '{"rating": "helpful"}', suggested_at + interval '89 days'
    FROM match, unnest(ARRAY['midterm_report', 'final_report', 'feedback_report']) AS kind
    WHERE status IN ('active', 'completed')`.execute(db)
  await sql`VACUUM ANALYZE match, match_invitation, match_move, report`.execute(db)
}
