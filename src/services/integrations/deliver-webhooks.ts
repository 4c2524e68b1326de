import { setTimeout as sleep } from 'node:timers/promises'
import { brand } from '../../domain/brand.ts'
import { webhookBody } from '../../domain/integrations/webhook-events.ts'
import * as deliveries from '../../store/integrations/webhook-deliveries.ts'
import * as webhooks from '../../store/integrations/webhooks.ts'
import type { Store } from '../../store/open-store.ts'
import { unseal } from '../protection/sealed-text.ts'
import type { SigningKey } from '../protection/signing-key.ts'
import { postWebhook, type Reply } from './post-webhook.ts'
import { settleFailure } from './settle-failure.ts'
import { signatureHeaders } from './sign-webhook.ts'

/** `key` encrypts the secrets; `mayBePrivate` allows receivers in private networks. */
export type WebhookSettings = SigningKey & { mayBePrivate: boolean }

export type DeliveryTimes = typeof usualTimes

const usualTimes = {
  /** How many webhooks one instance serves concurrently. */
  lanes: 4,
  pollMs: 1_000,
  /** Longer than an attempt, so that no other instance delivers to the same webhook meanwhile. */
  leaseMs: 60_000,
  timeoutMs: 10_000,
  /** After this time a lane takes another webhook. */
  laneMs: 20_000,
}

/** Sends due deliveries in order, one at a time per webhook, so that a slow receiver delays only itself. */
export function webhookDelivery(settings: WebhookSettings, times: DeliveryTimes = usualTimes) {
  return async function deliverWebhooks(store: Store, signal: AbortSignal): Promise<void> {
    const lanes = new Set<Promise<void>>()
    try {
      while (!signal.aborted) {
        const leased = await webhooks.leaseWebhooks(store, times.lanes - lanes.size, times.leaseMs)
        for (const webhook of leased) {
          const lane = serve(store, webhook, signal).finally(() => lanes.delete(lane))
          lanes.add(lane)
        }
        if (lanes.size === 0) return
        await Promise.race([...lanes, sleep(times.pollMs)])
      }
    } finally {
      await Promise.all(lanes)
    }
  }

  async function serve(store: Store, webhook: webhooks.LeasedWebhook, signal: AbortSignal) {
    const began = performance.now()
    try {
      while (!signal.aborted && performance.now() - began < times.laneMs) {
        const due = await deliveries.takeDelivery(store, webhook, times.leaseMs)
        if (!due || !(await deliver(store, webhook, due, signal))) break
      }
    } finally {
      await webhooks.releaseWebhook(store, webhook)
    }
  }

  /** Whether the next delivery may follow at once. */
  async function deliver(
    store: Store,
    webhook: webhooks.LeasedWebhook,
    due: deliveries.DueDelivery,
    signal: AbortSignal,
  ): Promise<boolean> {
    const began = performance.now()
    const reply = await attempt(webhook, due, signal)
    const answer = {
      answerStatus: reply.status ?? null,
      answerMs: Math.round(performance.now() - began),
    }
    if (!reply.problem) {
      const settled = { status: 'delivered', problem: null, ...answer, afterSeconds: 0 } as const
      await deliveries.settleDelivery(store, due.id, settled)
      await webhooks.noteSuccess(store, webhook.id)
      return true
    }
    if (signal.aborted) {
      await deliveries.releaseDelivery(store, due.id)
      return false
    }
    return settleFailure(store, webhook.id, due, { ...answer, problem: reply.problem })
  }

  async function attempt(
    { url, secret, formerSecret }: webhooks.LeasedWebhook,
    { eventId: id, event, happenedAt, about }: deliveries.DueDelivery,
    signal: AbortSignal,
  ): Promise<Reply> {
    const opened = await Promise.all([secret, formerSecret].map((one) => one && unseal(settings, one)))
    const secrets = opened.filter((one) => typeof one === 'string')
    if (!opened[0]) return { problem: 'unsealed' }
    const body = JSON.stringify(webhookBody({ id, event, happenedAt, about }))
    const seconds = Math.floor(Date.now() / 1000)
    const headers = {
      'content-type': 'application/json',
      'user-agent': `${brand.name} webhooks`,
      ...signatureHeaders(secrets, { id, seconds, body }),
    }
    return postWebhook(new URL(url), { headers, body }, { ...settings, ...times }, signal)
  }
}
