import { sql } from 'kysely'
import type { Store } from '../open-store.ts'

/** Deletes only expired links, because several instances may each have printed one. */
export async function keepSetUpLink(
  { db }: Store,
  link: { tokenDigest: Buffer; expiresAt: Date },
): Promise<void> {
  await db.deleteFrom('set_up_link').where('expires_at', '<', new Date()).execute()
  await db
    .insertInto('set_up_link')
    .values({ token_digest: link.tokenDigest, expires_at: link.expiresAt })
    .execute()
}

export async function findSetUpLink({ db }: Store, tokenDigest: Buffer): Promise<boolean> {
  const link = await db
    .selectFrom('set_up_link')
    .select('created_at')
    .where('token_digest', '=', tokenDigest)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return link !== undefined
}
