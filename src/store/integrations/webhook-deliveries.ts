import { sql } from 'kysely'
import type { DeliveryStatus, WebhookProblem } from '../../domain/integrations/webhook.ts'
import type { EventFacts } from '../../domain/integrations/webhook-events.ts'
import type { Database } from '../database.ts'
import { milliseconds, now } from '../postgres/sql-parts.ts'

export type LeasedWebhook = {
  id: string
  lease: string
  url: string
  secret: string
  /** Signs requests beside the new secret. */
  formerSecret: string | null
}

/** Leases webhooks with due deliveries; SKIP LOCKED lets workers run side by side, one for each webhook. */
export async function leaseWebhooks(
  { db }: Database,
  atMost: number,
  leaseMs: number,
): Promise<LeasedWebhook[]> {
  const { rows } = await sql<LeasedWebhook>`
    UPDATE webhook SET lease = gen_random_uuid(), leased_until = now() + ${milliseconds(leaseMs)}
    WHERE id IN (
      SELECT id FROM webhook
      WHERE off_at IS NULL AND coalesce(leased_until, '-infinity') < now()
        AND coalesce(paused_until, '-infinity') <= now()
        AND EXISTS (SELECT FROM webhook_delivery AS delivery
          WHERE delivery.webhook_id = webhook.id AND status = 'waiting' AND due_at <= now())
      ORDER BY leased_until NULLS FIRST FOR UPDATE SKIP LOCKED LIMIT ${atMost}
    )
    RETURNING id, lease, url, secret,
      CASE WHEN former_until > now() THEN former_secret END AS "formerSecret"`.execute(db)
  return rows
}

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
  { id, lease }: Pick<LeasedWebhook, 'id' | 'lease'>,
  leaseMs: number,
): Promise<DueDelivery | undefined> {
  const { rows } = await sql<DueDelivery>`
    WITH ours AS (
      UPDATE webhook SET leased_until = now() + ${milliseconds(leaseMs)}
      WHERE id = ${id} AND lease = ${lease} AND off_at IS NULL RETURNING id
    )
    UPDATE webhook_delivery SET attempts = attempts + 1, tried_at = now()
    WHERE id = (
      SELECT delivery.id FROM webhook_delivery AS delivery JOIN ours ON ours.id = delivery.webhook_id
      WHERE status = 'waiting' AND due_at <= now() ORDER BY due_at, delivery.id LIMIT 1
    )
    RETURNING id, event_id AS "eventId", event, happened_at AS "happenedAt", about, attempts`.execute(db)
  return rows[0]
}

export async function releaseWebhook(
  { db }: Database,
  { id, lease }: Pick<LeasedWebhook, 'id' | 'lease'>,
): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ lease: null, leased_until: null })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
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

export async function noteSuccess({ db }: Database, webhookId: string): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ failures: 0, failing_since: null, paused_until: null })
    .where('id', '=', webhookId)
    .where('failures', '>', 0)
    .execute()
}

/** Returns the number of failures in a row, and for how many hours there was no success. */
export async function noteFailure({ db }: Database, webhookId: string) {
  return db
    .updateTable('webhook')
    .set({ failures: sql`failures + 1`, failing_since: sql<Date>`coalesce(failing_since, now())` })
    .where('id', '=', webhookId)
    .returning([
      'failures',
      sql<number>`extract(epoch FROM now() - failing_since)::float8 / 3600`.as('hours'),
    ])
    .executeTakeFirst()
}

export async function pauseWebhook({ db }: Database, webhookId: string, seconds: number): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ paused_until: sql<Date>`now() + ${milliseconds(seconds * 1000)}` })
    .where('id', '=', webhookId)
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
export async function queueAgain({ db }: Database, webhookId: string, id?: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_delivery')
    .set({ status: 'waiting', attempts: 0, due_at: now, problem: null, answer_status: null })
    .where('webhook_id', '=', webhookId)
    .where('status', 'in', id === undefined ? ['failed'] : ['failed', 'delivered'])
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('webhook').select('id').where('id', '=', webhookId).where('off_at', 'is', null)),
    )
    .executeTakeFirst()
  await db.updateTable('webhook').set({ paused_until: null }).where('id', '=', webhookId).execute()
  return Number(numUpdatedRows)
}

export async function findDelivery({ db }: Database, id: string) {
  return db
    .selectFrom('webhook_delivery')
    .select(['id', 'webhook_id as webhookId', 'event', 'event_id as eventId'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Fails waiting deliveries after a restore, since these may have been delivered. */
export async function failWaitingDeliveries({ db }: Database): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ status: 'failed', problem: 'restored' })
    .where('status', '=', 'waiting')
    .execute()
  await db.updateTable('webhook').set({ lease: null, leased_until: null }).execute()
}
