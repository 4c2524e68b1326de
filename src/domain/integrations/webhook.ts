import type { WebhookEvent } from './webhook-events.ts'

export const longestAddress = 500

export type TypedWebhook = { name: string; url: string; events: readonly string[] }

export type NewWebhook = { name: string; url: string; events: WebhookEvent[] }

/** The reasons for which an attempt can fail. */
export const webhookProblems = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'unknown_host',
  'private_address',
  'certificate',
  'invalid_answer',
  'unsealed',
  'switched_off',
  'restored',
] as const

export type WebhookProblem = (typeof webhookProblems)[number]

export type DeliveryStatus = 'waiting' | 'delivered' | 'failed'

export type OffReason = 'staff' | 'failing' | 'gone'

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
