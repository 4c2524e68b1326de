import { sql } from 'kysely'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { readableBy } from '../review/region-conditions.ts'

/** Idempotent: a message sent again with the same key returns the stored one. */
export async function saveMessage(
  { db }: Database,
  { idempotencyKey = null, ...message }: { answers: Answers; locale: Locale; idempotencyKey?: string | null },
): Promise<{ id: string; isNew: boolean }> {
  const kept = await db
    .insertInto('contact_message')
    .values({ ...message, idempotency_key: idempotencyKey })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (kept) return { id: kept.id, isNew: true }
  const { id } = await db
    .selectFrom('contact_message')
    .select('id')
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow()
  return { id, isNew: false }
}

export function findMessage(database: Database, id: string) {
  return byId(database, id)
    .leftJoin('staff_user', 'staff_user.id', 'assignee_id')
    .select('staff_user.name as assignee_name')
    .executeTakeFirst()
}

/** Locks the row until the transaction ends. */
export function lockMessage(database: Database, id: string) {
  return byId(database, id).forUpdate().executeTakeFirst()
}

const byId = ({ db }: Database, id: string) =>
  db
    .selectFrom('contact_message')
    .select(['contact_message.id', 'status', 'version', 'answers', 'locale'])
    .select(['contact_message.email', 'received_at', 'assignee_id'])
    .where('contact_message.id', '=', id)

/** Raises the version even if the status stays, so that concurrent changes are detected. */
export async function changeMessage({ db }: Database, id: string, status: MessageStatus): Promise<void> {
  await db
    .updateTable('contact_message')
    .set({ status, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function assignTo({ db }: Database, id: string, staffId: string | null): Promise<void> {
  await db.updateTable('contact_message').set({ assignee_id: staffId }).where('id', '=', id).execute()
}

export function listOtherMessages({ db }: Database, { id, email }: { id: string; email: string }) {
  return db
    .selectFrom('contact_message')
    .select(['id', 'status', 'received_at'])
    .where('email', '=', email)
    .where('id', '<>', id)
    .orderBy('received_at', 'desc')
    .limit(20)
    .execute()
}

export function listApplicationsFrom({ db }: Database, email: string, staff: Regional) {
  return db
    .selectFrom('application')
    .select(['id', 'kind', 'number', 'status'])
    .where('kind', 'in', ['expert', 'hospital', 'trainer'])
    .where('email', '=', email)
    .where(readableBy(staff) ?? sql<boolean>`true`)
    .orderBy('submitted_at', 'desc')
    .execute()
}

export function countMessages({ db }: Database) {
  return db
    .selectFrom('contact_message')
    .select(['status', sql<number>`count(*)::int`.as('count')])
    .groupBy('status')
    .execute()
}
