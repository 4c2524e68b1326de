import { judgeCount, type LimitName, limits, windowStart } from '../domain/limits.ts'
import type { Outcome } from '../domain/refusals.ts'

/** Forgets everybody when a window ends, so that it holds no more callers than one window brings. */
export class MemoryCounter {
  readonly #windows = new Map<LimitName, { start: number; counts: Map<string, number> }>()

  count(name: LimitName, client: string, now = Date.now()): Outcome<undefined> {
    const limit = limits[name]
    const start = windowStart(limit, now)
    let window = this.#windows.get(name)
    if (window?.start !== start) {
      window = { start, counts: new Map() }
      this.#windows.set(name, window)
    }
    const count = (window.counts.get(client) ?? 0) + 1
    window.counts.set(client, count)
    return judgeCount(limit, count, now)
  }
}
