import { judgeCount, type Limit, type LimitName, limits } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { addHits } from '../../store/protection/rate-limits.ts'

const everyMs = 1000

/** Callers that are remembered; without the database, further ones are counted by the instance alone. */
const mostCallers = 100_000

/** Counts requests in memory and shares the counts once a second: a caller is refused up to a second late. */
export function countLater(store: Store) {
  let waiting = new Map<string, { hits: number; windowMs: number }>()
  const shared = new Map<string, { hits: number; endsAt: number }>()
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const added = [...waiting].map(([key, one]) => ({ key, ...one }))
    waiting = new Map()
    if (added.length === 0) return
    try {
      const now = Date.now()
      for (const { key, hits, ttlMs } of await addHits(store, added))
        shared.set(key, { hits, endsAt: now + ttlMs })
    } catch {
      for (const { key, hits, windowMs } of added) add(key, hits, windowMs)
    }
    if (shared.size <= mostCallers) return
    for (const [key, { endsAt }] of shared) if (endsAt < Date.now()) shared.delete(key)
  }

  function add(key: string, hits: number, windowMs: number): number {
    const sum = (waiting.get(key)?.hits ?? 0) + hits
    if (waiting.has(key) || waiting.size < mostCallers) waiting.set(key, { hits: sum, windowMs })
    timer ??= setTimeout(() => {
      timer = undefined
      share()
    }, everyMs)
    return sum
  }

  function share(): Promise<void> {
    writing = writing.then(write)
    return writing
  }

  return {
    count(name: LimitName, client: string): Outcome<undefined> {
      const limit: Limit = limits[name]
      const key = `${name} ${client}`
      const here = add(key, 1, limit.seconds * 1000)
      const all = shared.get(key)
      const left = (all?.endsAt ?? 0) - Date.now()
      return judgeCount(
        limit,
        here + (all && left > 0 ? all.hits : 0),
        left > 0 ? left : limit.seconds * 1000,
      )
    },
    share,
    async close(): Promise<void> {
      clearTimeout(timer)
      await share()
      clearTimeout(timer)
    },
  }
}
