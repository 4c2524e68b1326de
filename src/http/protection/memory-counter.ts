import { judgeCount, type LimitName, limits } from '../../domain/protection/rate-limits.ts'
import type { Outcome } from '../../domain/refusals.ts'

type Window = { end: number; counts: Map<string, number> }

/** Fixed-window counter: cleared at the end of each window, which bounds its memory. */
export class MemoryCounter {
  readonly #windows = new Map<LimitName, Window>()

  count(name: LimitName, client: string, now = Date.now()): Outcome<undefined> {
    const { end, counts } = this.#window(name, now)
    const count = (counts.get(client) ?? 0) + 1
    counts.set(client, count)
    return judgeCount(limits[name], count, end - now)
  }

  #window(name: LimitName, now: number): Window {
    const known = this.#windows.get(name)
    if (known && now < known.end) return known
    const fresh = { end: now + limits[name].seconds * 1000, counts: new Map<string, number>() }
    this.#windows.set(name, fresh)
    return fresh
  }
}
