import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { milliseconds } from '../postgres/sql-parts.ts'

/** Counts one request across instances, and deletes a few expired windows. */
export async function countHit({ db }: Database, key: string, windowMs: number) {
  const { rows } = await sql<{ hits: number; ttl_ms: number }>`/* prepared: count_hit */
    WITH ended AS (
      DELETE FROM rate_limit WHERE key = any(ARRAY(
        SELECT key FROM rate_limit
        WHERE window_ends_at < now() AND key <> ${key}
        ORDER BY window_ends_at LIMIT 10 FOR UPDATE SKIP LOCKED
      ))
    )
    INSERT INTO rate_limit AS kept (key, hits, window_ends_at)
    VALUES (${key}, 1, now() + ${milliseconds(windowMs)})
    ON CONFLICT (key) DO UPDATE SET
      hits = CASE WHEN kept.window_ends_at > now() THEN kept.hits + 1 ELSE 1 END,
      window_ends_at = CASE WHEN kept.window_ends_at > now() THEN kept.window_ends_at ELSE excluded.window_ends_at END
    RETURNING hits, (extract(epoch FROM window_ends_at - now()) * 1000)::int AS ttl_ms`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An upsert always returns its row')
  // A request that began before the one that opened the window would wait longer than a window.
  return { hits: row.hits, ttlMs: Math.min(row.ttl_ms, windowMs) }
}
