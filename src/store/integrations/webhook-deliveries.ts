import { sql } from 'kysely'
import type { DeliveryStatus, OffReason, WebhookProblem } from '../../domain/integrations/webhook.ts'
import type { EventFacts } from '../../domain/integrations/webhook-events.ts'
import type { Database } from '../database.ts'
import { milliseconds, now } from '../postgres/sql-parts.ts'
import { endLeases, extendLease, type LeasedWebhook, markOff, resumeWebhook } from './webhooks.ts'

export type DueDelivery = {
  id: string
  eventId: string
  event: string
  happenedAt: Date
  about: EventFacts
  /** The number of attempts, this one included. */
  attempts: number
}

/** The oldest due delivery, if the lease is still ours; it is extended. */
export async function takeDelivery(
  { db }: Database,
  webhook: Pick<LeasedWebhook, 'id' | 'lease'>,
  leaseMs: number,
): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    WITH ours AS (
      ${extendLease(webhook, leaseMs)}
    )
    UPDATE webhook_delivery SET attempts = attempts + 1, tried_at = now()
    WHERE id = (
      SELECT delivery.id FROM webhook_delivery AS delivery JOIN ours ON ours.id = delivery.webhook_id
      WHERE status = 'waiting' AND due_at <= now() ORDER BY due_at, delivery.id LIMIT 1
    )
    RETURNING id, event_id AS "eventId", event, happened_at AS "happenedAt", about, attempts`.execute(db)
  return rows[0]
}

export type Settled = {
  status: DeliveryStatus
  problem: WebhookProblem | null
  answerStatus: number | null
  answerMs: number
  /** Seconds until the next attempt, if it waits. */
  afterSeconds: number
}

export async function settleDelivery({ db }: Database, id: string, settled: Settled): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({
      status: settled.status,
      problem: settled.problem,
      answer_status: settled.answerStatus,
      answer_ms: settled.answerMs,
      due_at: sql<Date>`tried_at + ${milliseconds(settled.afterSeconds * 1000)}`,
    })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/** An attempt that the end of this instance has interrupted does not count. */
export async function releaseDelivery({ db }: Database, id: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ attempts: sql`attempts - 1`, due_at: now })
    .where('id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
}

/** Queues an event for one webhook alone. */
export async function addDelivery({ db }: Database, webhookId: string, event: string): Promise<void> {
  const row = { webhook_id: webhookId, event_id: sql<string>`gen_random_uuid()`, event, about: {} }
  await db.insertInto('webhook_delivery').values(row).execute()
}

export type LoggedDelivery = {
  id: string
  eventId: string
  event: string
  happenedAt: Date
  about: EventFacts
  status: DeliveryStatus
  attempts: number
  triedAt: Date | null
  dueAt: Date
  answerStatus: number | null
  answerMs: number | null
  problem: WebhookProblem | null
}

type LogQuery = { status?: DeliveryStatus | undefined; before?: string | undefined; atMost: number }

/** The newest first; `before` is the id of the last one on the former page. */
export async function listDeliveries(
  { db }: Database,
  webhookId: string,
  { status, before, atMost }: LogQuery,
): Promise<LoggedDelivery[]> {
  return db
    .selectFrom('webhook_delivery')
    .select([
      'id',
      'event_id as eventId',
      'event',
      'happened_at as happenedAt',
      'about',
      'status',
      'attempts',
    ])
    .select(['tried_at as triedAt', 'due_at as dueAt'])
    .select(['answer_status as answerStatus', 'answer_ms as answerMs', 'problem'])
    .where('webhook_id', '=', webhookId)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'waiting'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(atMost)
    .execute()
}

/** Queues a settled delivery again, or all that have failed, of a webhook that is on. Returns their number. */
export async function queueAgain(database: Database, webhookId: string, id?: string): Promise<number> {
  const { numUpdatedRows } = await database.db
    .updateTable('webhook_delivery')
    .set({ status: 'waiting', attempts: 0, due_at: now, problem: null, answer_status: null })
    .where('webhook_id', '=', webhookId)
    .where('status', 'in', id === undefined ? ['failed'] : ['failed', 'delivered'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('webhook').select('id').where('id', '=', webhookId).where('off_at', 'is', null)),
    )
    .executeTakeFirst()
  await resumeWebhook(database, webhookId)
  return Number(numUpdatedRows)
}

export async function findDelivery({ db }: Database, id: string) {
  return db
    .selectFrom('webhook_delivery')
    .select(['id', 'webhook_id as webhookId', 'event', 'event_id as eventId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** What waits has failed then, and can be sent again by hand. False if the webhook is off already. */
export async function switchOffWebhook(database: Database, id: string, because: OffReason): Promise<boolean> {
  const isSwitched = await markOff(database, id, because)
  await failWaiting(database, 'switched_off').where('webhook_id', '=', id).execute()
  return isSwitched
}

/** Fails waiting deliveries after a restore, since these may have been delivered. */
export async function failWaitingDeliveries(database: Database): Promise<void> {
  await failWaiting(database, 'restored').execute()
  await endLeases(database)
}

const failWaiting = ({ db }: Database, problem: WebhookProblem) =>
  db.updateTable('webhook_delivery').set({ status: 'failed', problem }).where('status', '=', 'waiting')
