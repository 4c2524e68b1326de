export type Random = ReturnType<typeof seeded>

/** Seeded random numbers, the same on every machine: mulberry32 over the seed's FNV-1a hash. */
export function seeded(seed: string) {
  let state = 2166136261
  for (let at = 0; at < seed.length; at++) state = Math.imul(state ^ seed.charCodeAt(at), 16777619)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const pick = <T>(list: readonly T[]): T => list[between(0, list.length - 1)] as T
  const hex = (length: number) => Array.from({ length }, () => pick([...'0123456789abcdef'])).join('')

  return {
    next,
    between,
    pick,
    chance: (share: number) => next() < share,
    some<T>(list: readonly T[], count: number): T[] {
      return list
        .map((one) => ({ one, rank: next() }))
        .sort((a, b) => a.rank - b.rank)
        .slice(0, count)
        .map(({ one }) => one)
    },
    /** A weight of 2 is drawn twice as often as a weight of 1, and 0 never. */
    weighted<T>(list: readonly T[], weightOf: (one: T) => number): T {
      let left = next() * list.reduce((sum, one) => sum + weightOf(one), 0)
      for (const one of list) {
        left -= weightOf(one)
        if (left < 0) return one
      }
      return list.at(-1) as T
    },
    uuid: () => `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`,
  }
}
