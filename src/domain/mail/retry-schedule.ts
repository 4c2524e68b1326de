export type Retries = {
  /** Delays after permanent refusals, which may be temporary errors of the server; then the mail fails. */
  refusedMs: readonly number[]
  /** First delay after a temporary failure; doubles up to the maximum. */
  troubledMs: readonly [shortest: number, longest: number]
  /** Maximum attempts after temporary failures. */
  mostAttempts: number
}

const minute = 60_000
const hour = 60 * minute

/** A refused mail fails after 20 minutes, one with temporary failures after about three days. */
export const usualRetries: Retries = {
  refusedMs: [5 * minute, 15 * minute],
  troubledMs: [minute / 2, 6 * hour],
  mostAttempts: 21,
}
