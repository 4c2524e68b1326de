import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database.ts'
import { milliseconds } from '../postgres/sql-parts.ts'

export type Hits = { key: string; hits: number; windowMs: number }

/** Adds requests of several callers, and returns the counts of all instances together. */
export async function addHits({ db }: Database, added: readonly Hits[]) {
  const { rows } = await sql<{ key: string; hits: number; ttlMs: number }>`/* prepared: add_hits */
    ${countInWindows(sql`
      SELECT key, hits, now() + ms * interval '1 millisecond'
      FROM unnest(
        ${added.map(({ key }) => key)}::text[], ${added.map(({ hits }) => hits)}::integer[],
        ${added.map(({ windowMs }) => windowMs)}::integer[]
      ) AS added (key, hits, ms) ORDER BY key -- instances lock rows in the same order`)}`.execute(db)
  return rows
}

/** A request to be counted under its key, for as long as a window. */
export type Hit = { key: string; windowMs: number }

/** SQL: counts requests across instances; `requests` are rows of distinct keys, each with the end of its window. */
export const countInWindows = (requests: RawBuilder<unknown>) => sql`
  INSERT INTO rate_limit AS kept (key, hits, window_ends_at) ${requests}
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN kept.window_ends_at > now() THEN kept.hits + excluded.hits ELSE excluded.hits END,
    window_ends_at = CASE WHEN kept.window_ends_at > now() THEN kept.window_ends_at ELSE excluded.window_ends_at END
  RETURNING key, hits, (extract(epoch FROM window_ends_at - now()) * 1000)::int AS "ttlMs"`

export async function countHit({ db }: Database, { key, windowMs }: Hit) {
  const { rows } = await sql<{ hits: number; ttlMs: number }>`/* prepared: count_hit */
    ${countInWindows(sql`SELECT ${key}, 1, now() + ${milliseconds(windowMs)}`)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('An upsert always returns its row')
  return { hits: row.hits, ttlMs: leftOf(row, windowMs) }
}

/** A request that began before the one that opened the window waits no longer than a window. */
export const leftOf = ({ ttlMs }: { ttlMs: number }, windowMs: number): number => Math.min(ttlMs, windowMs)

/** Claims a key until midnight UTC; false if it is claimed already, on any instance. */
export async function claimToday({ db }: Database, key: string): Promise<boolean> {
  const { rows } = await sql<{ hits: number }>`
    ${countInWindows(sql`SELECT ${key}, 1, date_trunc('day', now(), 'UTC') + interval '1 day'`)}`.execute(db)
  return rows[0]?.hits === 1
}
