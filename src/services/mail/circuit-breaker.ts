export type Shutter = {
  /** Zero while it is open. */
  closedForMs(): number
  /** The next mail is to show whether the server is back; the others wait for it. */
  isProving(): boolean
  down(): void
  up(): void
}

/** While the mail server is out of reach nobody knocks: for a while at first, then for twice as long each time. */
export function hangShutter([shortestMs, longestMs]: readonly [number, number]): Shutter {
  let downs = 0
  let closedUntil = 0
  const closedForMs = () => Math.max(0, closedUntil - performance.now())
  return {
    closedForMs,
    isProving: () => downs > 0,
    down() {
      if (closedForMs() > 0) return // mails that were under way together tell of one outage
      closedUntil = performance.now() + Math.min(shortestMs * 2 ** downs, longestMs)
      downs += 1
    },
    up() {
      downs = 0
      closedUntil = 0
    },
  }
}
