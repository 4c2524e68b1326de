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

/** The yardstick: a statement for each page that is entered, and one for each that is left. */
export async function openViewsBefore(pool: pg.Pool) {
  await pool.query(tables)
  return {
    async enter(path: string, sessionId: string | undefined) {
      const { rows } = await pool.query(enter, [sessionId ?? null, path])
      return rows[0] as { sessionId: string; pageViewId: string }
    },
    leave: (pageViewId: string, seconds: number) => pool.query(leave, [pageViewId, seconds]),
  }
}
