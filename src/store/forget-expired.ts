import { sql } from 'kysely'
import type { Store } from './open-store.ts'

/** What has run out opens nothing any more, and is not kept; several instances may do it at once. */
export async function forgetExpired({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.deleteFrom('draft').where('expires_at', '<=', sql<Date>`now()`).execute()
  await db
    .deleteFrom('edit_session')
    .where('created_at', '<', sql<Date>`now() - interval '2 hours'`)
    .execute()
  await db.deleteFrom('edit_attempt').where('last_at', '<', sql<Date>`now() - interval '2 days'`).execute()
  // An hour later, since an instance whose clock is slow would still take what has run out here.
  await db.deleteFrom('used_pass').where('expires_at', '<', sql<Date>`now() - interval '1 hour'`).execute()
}
