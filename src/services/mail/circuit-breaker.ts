export type Shutter = {
  /** Zero while mails may be sent. */
  closedForMs(): number
  /** Half-open: one mail probes the server. */
  isProving(): boolean
  down(): void
  up(): void
}

/** Circuit breaker with exponential backoff for the mail server. */
export function hangShutter([shortestMs, longestMs]: readonly [number, number]): Shutter {
  let downs = 0
  let closedUntil = 0
  const closedForMs = () => Math.max(0, closedUntil - performance.now())
  return {
    closedForMs,
    isProving: () => downs > 0,
    down() {
      if (closedForMs() > 0) return // concurrent failures count as one outage
      closedUntil = performance.now() + Math.min(shortestMs * 2 ** downs, longestMs)
      downs += 1
    },
    up() {
      downs = 0
      closedUntil = 0
    },
  }
}
