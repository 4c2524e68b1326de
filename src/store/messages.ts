import type { Answers } from '../domain/engine/form.ts'
import type { Store } from './open-store.ts'

/** A message sent again with the same key, because its answer was lost, is the message already kept. */
export async function keepMessage(
  { db }: Store,
  { answers, idempotencyKey = null }: { answers: Answers; idempotencyKey?: string | null },
): Promise<{ id: string; isNew: boolean }> {
  const kept = await db
    .insertInto('contact_message')
    .values({ answers, idempotency_key: idempotencyKey })
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
