import type pg from 'pg'

/** The tables of page views before they were written in batches. */
const tables = `
  CREATE TABLE single_visit (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), began_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX ON single_visit (began_at);
  CREATE TABLE single_view (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(), visit_id uuid NOT NULL REFERENCES single_visit ON DELETE CASCADE,
    path text NOT NULL, entered_at timestamptz NOT NULL, left_at timestamptz, seconds_spent integer,
    seconds_inactive integer
  );
  CREATE INDEX ON single_view (visit_id);
  CREATE INDEX ON single_view (entered_at) INCLUDE (path, seconds_spent, seconds_inactive)`

const enter = `
  WITH known AS (
    SELECT id FROM single_visit WHERE id = $1::uuid AND began_at > now() - interval '1 day'
  ), begun AS (
    INSERT INTO single_visit (id) SELECT gen_random_uuid() WHERE NOT EXISTS (TABLE known)
    ON CONFLICT (id) DO UPDATE SET began_at = single_visit.began_at RETURNING id
  )
  INSERT INTO single_view (visit_id, path, entered_at)
  SELECT id, $2, now() FROM (TABLE known UNION ALL TABLE begun) AS visit
  RETURNING visit_id AS "sessionId", id AS "pageViewId"`

const leave = `
  UPDATE single_view SET left_at = now(), seconds_spent = $2, seconds_inactive = 0
  WHERE id = $1 AND left_at IS NULL AND entered_at > now() - interval '1 day'`

const countHit = `
  WITH ended AS (
    DELETE FROM rate_limit WHERE key = any(ARRAY(
      SELECT key FROM rate_limit WHERE window_ends_at < now() AND key <> $1
      ORDER BY window_ends_at LIMIT 10 FOR UPDATE SKIP LOCKED
    ))
  )
  INSERT INTO rate_limit AS kept (key, hits, window_ends_at) VALUES ($1, 1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN kept.window_ends_at > now() THEN kept.hits + 1 ELSE 1 END,
    window_ends_at = CASE WHEN kept.window_ends_at > now() THEN kept.window_ends_at ELSE excluded.window_ends_at END
  RETURNING hits`

/**
 * The baseline: what a call wrote before, a statement for its view and one for the rate limit of its caller. Both are
 * plain SQL, without the query builder.
 */
export async function openViewsBefore(pool: pg.Pool) {
  await pool.query(tables)
  const count = (caller: string) =>
    pool.query({ name: 'single_hit', text: countHit, values: [`single ${caller}`, 3_600_000] })
  return (withLimits: boolean) => ({
    async enter(path: string, sessionId: string | undefined, caller: string) {
      if (withLimits) await count(caller)
      const { rows } = await pool.query(enter, [sessionId ?? null, path])
      return rows[0] as { sessionId: string; pageViewId: string }
    },
    async leave(pageViewId: string, seconds: number, caller: string) {
      if (withLimits) await count(caller)
      await pool.query(leave, [pageViewId, seconds])
    },
    write: async () => {},
  })
}
