import { judgeCount, type LimitName, limits } from '../../domain/protection/rate-limits.ts'
import type { Database } from '../../store/database.ts'
import { countHit } from '../../store/protection/rate-limits.ts'

/** Counts across instances, under a keyed hash of the caller. */
export async function countRequest(database: Database, name: LimitName, client: string) {
  const limit = limits[name]
  const { hits, ttlMs } = await countHit(database, `${name} ${client}`, limit.seconds * 1000)
  return judgeCount(limit, hits, ttlMs)
}
