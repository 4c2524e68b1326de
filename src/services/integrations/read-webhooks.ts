import { isUuid } from '../../domain/api/uuid.ts'
import type { DeliveryStatus } from '../../domain/integrations/webhook.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { listDeliveries } from '../../store/integrations/webhook-deliveries.ts'
import { findWebhook, type Webhook } from '../../store/integrations/webhooks.ts'
import type { Store } from '../../store/open-store.ts'

export type LogQuery = { status?: DeliveryStatus | undefined; cursor?: string | undefined }

const size = 50

export async function readWebhook(store: Store, id: string): Promise<Outcome<Webhook>> {
  const webhook = isUuid(id) ? await findWebhook(store, id) : undefined
  return webhook ? done(webhook) : refuse('not_found')
}

/** A webhook with a page of its log, the newest first. */
export async function readWebhookLog(store: Store, id: string, { status, cursor }: LogQuery) {
  const read = await readWebhook(store, id)
  if (!read.ok) return read
  const before = cursor !== undefined && /^\d{1,18}$/.test(cursor) ? cursor : undefined
  const found = await listDeliveries(store, id, { status, before, atMost: size + 1 })
  const deliveries = found.slice(0, size)
  const last = found.length > size ? deliveries.at(-1)?.id : undefined
  return done({ webhook: read.value, deliveries, cursor: last ?? null })
}
