import { isUuid } from '../../domain/api/uuid.ts'
import type { NewWebhook, TypedWebhook } from '../../domain/integrations/webhook.ts'
import { testEvent } from '../../domain/integrations/webhook-events.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type AuditAction, type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../../store/database.ts'
import {
  addDelivery,
  findDelivery,
  queueAgain,
  switchOffWebhook,
} from '../../store/integrations/webhook-deliveries.ts'
import * as webhooks from '../../store/integrations/webhooks.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { seal } from '../protection/sealed-text.ts'
import type { WebhookSettings } from './deliver-webhooks.ts'
import { judgeWebhook } from './judge-webhook.ts'
import { newSecret } from './sign-webhook.ts'

export type WebhookStore = Store & { webhooks: WebhookSettings }

/** The secret is returned once; it is stored encrypted, since each request is signed with it. */
export async function addWebhook(
  store: WebhookStore,
  staff: Author,
  typed: TypedWebhook,
): Promise<Outcome<{ id: string; secret: string }>> {
  const judged = judgeWebhook(typed, store.webhooks.mayBePrivate)
  if (!judged.ok) return judged
  const secret = newSecret()
  const sealed = await seal(store.webhooks, secret)
  return transaction(store, async (trx) => {
    const id = await webhooks.saveWebhook(trx, { ...judged.value, secret: sealed, ownerId: staff.id })
    await tell(trx, staff, 'webhook_added', id, { after: factsOf(judged.value) })
    return done({ id, secret })
  })
}

export async function changeWebhook(
  store: WebhookStore,
  staff: Author,
  id: string,
  typed: TypedWebhook,
): Promise<Outcome<undefined>> {
  const judged = judgeWebhook(typed, store.webhooks.mayBePrivate)
  if (!judged.ok) return judged
  return about(store, id, async (trx, before) => {
    await webhooks.changeWebhook(trx, id, judged.value)
    const facts = { before: factsOf(before), after: factsOf(judged.value) }
    if (JSON.stringify(facts.before) !== JSON.stringify(facts.after))
      await tell(trx, staff, 'webhook_changed', id, facts)
    return done(undefined)
  })
}

/** The former secret signs beside it for a day. */
export async function renewWebhookSecret(store: WebhookStore, staff: Author, id: string) {
  const secret = newSecret()
  const sealed = await seal(store.webhooks, secret)
  return about<{ secret: string }>(store, id, async (trx, { name }) => {
    await webhooks.replaceSecret(trx, id, sealed)
    await tell(trx, staff, 'webhook_secret_renewed', id, { after: { webhook: name } })
    return done({ secret })
  })
}

/** The administrator who switches a webhook on becomes its owner. */
export function switchWebhook(store: Store, staff: Author, id: string, isOn: boolean) {
  return about<undefined>(store, id, async (trx, { name }) => {
    const isChanged = isOn
      ? await webhooks.switchOn(trx, id, staff.id)
      : await switchOffWebhook(trx, id, 'staff')
    const action = isOn ? 'webhook_switched_on' : 'webhook_switched_off'
    if (isChanged) await tell(trx, staff, action, id, { after: { webhook: name } })
    return done(undefined)
  })
}

export function removeWebhook(store: Store, staff: Author, id: string) {
  return about<undefined>(store, id, async (trx, webhook) => {
    await webhooks.removeWebhook(trx, id)
    await tell(trx, staff, 'webhook_removed', id, { before: factsOf(webhook) })
    return done(undefined)
  })
}

export function testWebhook(store: Store, id: string) {
  return about<undefined>(store, id, async (trx, { offAt }) => {
    if (offAt) return refuse('wrong_status')
    await addDelivery(trx, id, testEvent)
    return done(undefined)
  })
}

/** Sends one delivery again, or all that have failed; returns their number. Refused while the webhook is off. */
export function sendAgain(store: Store, staff: Author, id: string, deliveryId?: string) {
  return about<number>(store, id, async (trx, { name }) => {
    if (deliveryId !== undefined && !isDeliveryId(deliveryId)) return refuse('not_found')
    const count = await queueAgain(trx, id, deliveryId)
    if (count === 0) return refuse('wrong_status')
    await tell(trx, staff, 'webhook_sent_again', id, { after: { webhook: name, count } })
    return done(count)
  })
}

export async function sendDeliveryAgain(store: Store, staff: Author, deliveryId: string) {
  const delivery = isDeliveryId(deliveryId) ? await findDelivery(store, deliveryId) : undefined
  return delivery ? sendAgain(store, staff, delivery.webhookId, deliveryId) : refuse('not_found')
}

const isDeliveryId = (id: string) => /^\d{1,18}$/.test(id)

function about<T>(
  store: Store,
  id: string,
  use: (trx: Database, webhook: webhooks.Webhook) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return transaction<Outcome<T>>(store, async (trx) => {
    const webhook = isUuid(id) ? await webhooks.findWebhook(trx, id) : undefined
    return webhook ? use(trx, webhook) : refuse('not_found')
  })
}

/** The address may contain a password of the receiver: its host is enough. */
const factsOf = ({ name, url, events }: NewWebhook) => ({ webhook: name, host: new URL(url).host, events })

const tell = (
  trx: Database,
  staff: Author,
  action: AuditAction,
  id: string,
  facts: { before?: object; after?: object },
) => writeAudit(trx, byStaff(staff), action, ['webhook', id], facts)
