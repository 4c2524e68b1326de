import { sql } from 'kysely'
import type { NewWebhook, OffReason } from '../../domain/integrations/webhook.ts'
import type { WebhookEvent } from '../../domain/integrations/webhook-events.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

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

/** Switches a webhook off; its waiting deliveries fail, and can be sent again by hand. */
export async function switchOff({ db }: Database, id: string, because: OffReason): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook')
    .set({ off_at: now, off_because: because })
    .where('id', '=', id)
    .where('off_at', 'is', null)
    .executeTakeFirst()
  await db
    .updateTable('webhook_delivery')
    .set({ status: 'failed', problem: 'switched_off' })
    .where('webhook_id', '=', id)
    .where('status', '=', 'waiting')
    .execute()
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
