import { judgeCount, type LimitName, limits } from '../../domain/protection/rate-limits.ts'
import type { Database } from '../../store/database.ts'
import { countHit } from '../../store/protection/rate-limits.ts'

/** The key of a count: the limit and a keyed hash of the caller. */
export function hitOf(name: LimitName, client: string) {
  const { most, seconds } = limits[name]
  return { key: `${name} ${client}`, windowMs: seconds * 1000, most }
}

/** Counts across instances. */
export async function countRequest(database: Database, name: LimitName, client: string) {
  const { hits, ttlMs } = await countHit(database, hitOf(name, client))
  return judgeCount(limits[name], hits, ttlMs)
}
