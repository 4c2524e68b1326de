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
