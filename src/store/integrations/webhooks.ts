import { sql } from 'kysely'
import type { NewWebhook, OffReason } from '../../domain/integrations/webhook.ts'
import type { WebhookEvent } from '../../domain/integrations/webhook-events.ts'
import type { Database } from '../database.ts'
import { milliseconds, now } from '../postgres/sql-parts.ts'

export type Webhook = {
  id: string
  name: string
  url: string
  events: WebhookEvent[]
  createdAt: Date
  failingSince: Date | null
  offAt: Date | null
  offBecause: OffReason | null
  /** The owner; undefined once the account was deleted. */
  owner: { id: string; name: string } | undefined
  waiting: number
  failed: number
  lastDeliveredAt: Date | null
}

export async function listWebhooks(database: Database): Promise<Webhook[]> {
  return (await webhooks(database).orderBy('webhook.name').orderBy('webhook.id').execute()).map(toWebhook)
}

export async function findWebhook(database: Database, id: string): Promise<Webhook | undefined> {
  const found = await webhooks(database).where('webhook.id', '=', id).executeTakeFirst()
  return found && toWebhook(found)
}

const webhooks = ({ db }: Database) =>
  db
    .selectFrom('webhook')
    .leftJoin('staff_user as owner', 'owner.id', 'webhook.owner_id')
    .select(['webhook.id', 'webhook.name', 'webhook.url', 'webhook.events', 'webhook.created_at'])
    .select(['webhook.failing_since', 'webhook.off_at', 'webhook.off_because'])
    .select(['owner.id as ownerId', 'owner.name as ownerName'])
    .select([count('waiting').as('waiting'), count('failed').as('failed')])
    .select(
      sql<Date | null>`(SELECT max(tried_at) FROM webhook_delivery
        WHERE webhook_id = webhook.id AND status = 'delivered')`.as('delivered_at'),
    )

const count = (status: string) =>
  sql<number>`(SELECT count(*)::int FROM webhook_delivery WHERE webhook_id = webhook.id AND status = ${status})`

type Row = Awaited<ReturnType<ReturnType<typeof webhooks>['executeTakeFirstOrThrow']>>

const toWebhook = (row: Row): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events,
  createdAt: row.created_at,
  failingSince: row.failing_since,
  offAt: row.off_at,
  offBecause: row.off_because,
  owner: row.ownerId && row.ownerName ? { id: row.ownerId, name: row.ownerName } : undefined,
  waiting: row.waiting,
  failed: row.failed,
  lastDeliveredAt: row.delivered_at,
})

export async function saveWebhook(
  { db }: Database,
  { ownerId, ...webhook }: NewWebhook & { secret: string; ownerId: string },
): Promise<string> {
  const { id } = await db
    .insertInto('webhook')
    .values({ ...webhook, owner_id: ownerId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function changeWebhook({ db }: Database, id: string, changes: NewWebhook): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ ...changes, paused_until: null })
    .where('id', '=', id)
    .execute()
}

/** The former secret signs beside the new one for a day. */
export async function replaceSecret({ db }: Database, id: string, secret: string): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ secret, former_secret: sql`secret`, former_until: sql<Date>`now() + interval '1 day'` })
    .where('id', '=', id)
    .execute()
}

/** Called by `switchOffWebhook`, which also fails what waits. False if it is off already. */
export async function markOff({ db }: Database, id: string, because: OffReason): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ off_at: now, off_because: because })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function switchOn({ db }: Database, id: string, ownerId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ off_at: null, off_because: null, failures: 0, failing_since: null, paused_until: null })
    .set({ owner_id: ownerId })
    .where('id', '=', id)
    .where('off_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function removeWebhook({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('webhook').where('id', '=', id).execute()
}

export function listSecrets({ db }: Database) {
  return db.selectFrom('webhook').select(['id', 'secret', 'former_secret']).execute()
}

/** Replaces an encrypted secret, unless it was replaced concurrently. */
export async function replaceSealedSecret({ db }: Database, id: string, before: string, secret: string) {
  await db.updateTable('webhook').set({ secret }).where('id', '=', id).where('secret', '=', before).execute()
}

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

/** Part of the statement that takes a delivery: extends the lease, if it is still ours. */
export const extendLease = ({ id, lease }: Pick<LeasedWebhook, 'id' | 'lease'>, leaseMs: number) => sql`
  UPDATE webhook SET leased_until = now() + ${milliseconds(leaseMs)}
  WHERE id = ${id} AND lease = ${lease} AND off_at IS NULL RETURNING id`

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

/** After a restore: no process holds a lease any more. */
export async function endLeases({ db }: Database): Promise<void> {
  await db.updateTable('webhook').set({ lease: null, leased_until: null }).execute()
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

export async function resumeWebhook({ db }: Database, webhookId: string): Promise<void> {
  await db.updateTable('webhook').set({ paused_until: null }).where('id', '=', webhookId).execute()
}
