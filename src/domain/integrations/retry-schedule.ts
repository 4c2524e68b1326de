const minute = 60
const hour = 60 * minute

/** Seconds to wait after each attempt that failed, as Standard Webhooks recommends; then the delivery has failed. */
export const retryPauses = [
  5,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const

/** After so many hours without any success a webhook is switched off. */
export const hoursUntilOff = 72

/** How long deliveries to an unreachable receiver pause: longer with each failure. */
export const pauseSeconds = (failures: number) => Math.min(5 * 2 ** Math.min(failures - 1, 10), 30 * minute)
