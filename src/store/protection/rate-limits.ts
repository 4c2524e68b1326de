import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { milliseconds } from '../postgres/sql-parts.ts'

export type Hits = { key: string; hits: number; windowMs: number }

/** Adds requests of several callers, and returns the counts of all instances together. */
export async function addHits({ db }: Database, added: readonly Hits[]) {
  const { rows } = await sql<{ key: string; hits: number; ttlMs: number }>`/* prepared: add_hits */
    INSERT INTO rate_limit AS kept (key, hits, window_ends_at)
    SELECT key, hits, now() + ms * interval '1 millisecond'
    FROM unnest(
      ${added.map(({ key }) => key)}::text[], ${added.map(({ hits }) => hits)}::integer[],
      ${added.map(({ windowMs }) => windowMs)}::integer[]
    ) AS added (key, hits, ms) ORDER BY key -- instances lock rows in the same order
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN kept.window_ends_at > now() THEN kept.hits + excluded.hits ELSE excluded.hits END,
      window_ends_at = CASE WHEN kept.window_ends_at > now() THEN kept.window_ends_at ELSE excluded.window_ends_at END
    RETURNING key, hits, (extract(epoch FROM window_ends_at - now()) * 1000)::int AS "ttlMs"`.execute(db)
  return rows
}

/** A request to be counted under its key, for as long as a window. */
export type Hit = { key: string; windowMs: number }

/**
 * SQL: counts a request across instances, under a condition if one is given. The wait is one window at most, also for a
 * request whose transaction began before the one that opened the window.
 */
export const countInWindow = ({ key, windowMs }: Hit, condition = sql``) => sql`
  INSERT INTO rate_limit AS kept (key, hits, window_ends_at)
  SELECT ${key}, 1, now() + ${milliseconds(windowMs)} ${condition}
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN kept.window_ends_at > now() THEN kept.hits + 1 ELSE 1 END,
    window_ends_at = CASE WHEN kept.window_ends_at > now() THEN kept.window_ends_at ELSE excluded.window_ends_at END
  RETURNING hits,
    least((extract(epoch FROM window_ends_at - now()) * 1000)::int, ${windowMs}::int) AS "ttlMs"`

export async function countHit({ db }: Database, hit: Hit) {
  const { rows } = await sql<{ hits: number; ttlMs: number }>`/* prepared: count_hit */
    ${countInWindow(hit)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An upsert always returns its row')
  return row
}
