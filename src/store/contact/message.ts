import { sql } from 'kysely'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Database } from '../database.ts'

const columns = [
  'contact_message.id',
  'status',
  'version',
  'answers',
  'locale',
  'contact_message.email',
  'received_at',
  'assignee_id',
] as const

export function findMessage({ db }: Database, id: string) {
  return db
    .selectFrom('contact_message')
    .leftJoin('staff_user', 'staff_user.id', 'assignee_id')
    .select([...columns, 'staff_user.name as assignee_name'])
    .where('contact_message.id', '=', id)
    .executeTakeFirst()
}

/** Locks the row until the transaction ends. */
export function lockMessage({ db }: Database, id: string) {
  return db.selectFrom('contact_message').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}

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

/** The newest first. */
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

export function listApplicationsFrom({ db }: Database, email: string) {
  return db
    .selectFrom('application')
    .select(['id', 'kind', 'number', 'status'])
    .where('kind', 'in', ['expert', 'hospital', 'trainer'])
    .where('email', '=', email)
    .orderBy('submitted_at', 'desc')
    .execute()
}
