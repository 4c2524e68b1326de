/** Circuit breaker with exponential backoff for the mail server. */
export function createCircuitBreaker([shortestMs, longestMs]: readonly [number, number]) {
  let trips = 0
  let closedUntil = 0
  const closedForMs = () => Math.max(0, closedUntil - performance.now())
  return {
    /** Zero while mails may be sent. */
    closedForMs,
    /** Half-open: a single mail probes the server. */
    isProving: () => trips > 0,
    trip() {
      if (closedForMs() > 0) return // concurrent failures count as one outage
      closedUntil = performance.now() + Math.min(shortestMs * 2 ** trips, longestMs)
      trips += 1
    },
    reset() {
      trips = 0
      closedUntil = 0
    },
  }
}
