/** How long a refused caller waits, in whole minutes, as a person reads it. */
export function waitingMinutes({
  retryAfterSeconds = 0,
}: {
  retryAfterSeconds?: number | undefined
}): number {
  return Math.max(1, Math.ceil(retryAfterSeconds / 60))
}
