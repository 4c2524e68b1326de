import { sql } from 'kysely'
import type { LockRule } from '../../domain/protection/lockouts.ts'
import type { Database } from '../database.ts'

/**
 * Counts an attempt as a failure before the PIN is compared, so that concurrent guesses, on any instance, cannot exceed
 * the limit.
 */
export async function countAttempt(database: Database, tokenDigest: Buffer, rule: LockRule) {
  const isLast = sql<boolean>`(known.failures + 1) % ${rule.failures}::int = 0`
  const seconds = sql`least(${rule.seconds} * 2.0 ^ least(known.locks, 30), ${rule.mostSeconds})`
  const { rows } = await sql<Counted>`
    INSERT INTO edit_attempt AS known (token_digest, failures) VALUES (${tokenDigest}, 1)
    ON CONFLICT (token_digest) DO UPDATE SET
      failures = known.failures + 1,
      locks = known.locks + CASE WHEN ${isLast} THEN 1 ELSE 0 END,
      locked_until = CASE WHEN ${isLast} THEN now() + ${seconds} * interval '1 second' END,
      last_at = now()
    WHERE known.locked_until IS NULL OR known.locked_until <= now()
    RETURNING failures, coalesce(ceil(extract(epoch FROM locked_until - now())), 0)::int AS "locksFor"`.execute(
    database.db,
  )
  return rows[0] ?? { lockedSeconds: Math.max(1, await secondsLocked(database, tokenDigest)) }
}

/** `locksFor` are the seconds for which this attempt locks the link, if it fails. */
type Counted = { failures: number; locksFor: number }

/** A correct PIN resets the count. */
export async function forgiveAttempts({ db }: Database, ...tokenDigests: readonly Buffer[]): Promise<void> {
  const digests = sql<Buffer>`any(${[...tokenDigests]}::bytea[])`
  await db.deleteFrom('edit_attempt').where('token_digest', '=', digests).execute()
}

/** A new PIN may be tried at once; the next lockout is still longer than the last. */
export async function restartAttempts({ db }: Database, tokenDigest: Buffer): Promise<void> {
  await db
    .updateTable('edit_attempt')
    .set({ failures: 0, locked_until: null })
    .where('token_digest', '=', tokenDigest)
    .execute()
}

/** 0 where the link is not locked. */
export async function secondsLocked({ db }: Database, tokenDigest: Buffer): Promise<number> {
  const row = await db
    .selectFrom('edit_attempt')
    .select(sql<number | null>`ceil(extract(epoch FROM locked_until - now()))::int`.as('seconds'))
    .where('token_digest', '=', tokenDigest)
    .executeTakeFirst()
  return Math.max(0, row?.seconds ?? 0)
}
