import { sql } from 'kysely'
import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Database } from '../database.ts'
import type { Store } from '../open-store.ts'

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

export type PastMessage = { id: string; status: MessageStatus; answers: Answers; received_at: Date }

/** Bulk insert as one parameter; skips stored ones. Returns the number of inserted rows. */
export async function insertMessages({ db }: Store, messages: readonly PastMessage[]): Promise<number> {
  const { numAffectedRows } = await sql`
    INSERT INTO contact_message (id, status, answers, received_at)
    SELECT id, status, answers, received_at
    FROM jsonb_to_recordset(${JSON.stringify(messages)}::jsonb)
      AS given (id uuid, status text, answers jsonb, received_at timestamptz)
    ON CONFLICT DO NOTHING`.execute(db)
  return Number(numAffectedRows)
}

export function countMessages({ db }: Store) {
  return db
    .selectFrom('contact_message')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .groupBy('status')
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, count: Number(row.count) })))
}
