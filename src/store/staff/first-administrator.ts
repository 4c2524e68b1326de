import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import type { Store } from '../open-store.ts'
import { now } from '../postgres/sql-parts.ts'
import { transaction } from '../postgres/transaction.ts'
import { writeAudit } from './audit.ts'
import { addStaff, countStaff, lockStaff } from './staff-members.ts'

/** Redeems the set-up link and creates the administrator, atomically; refuses if any staff exists. */
export function createFirstAdministrator(
  database: Database,
  given: { tokenDigest: Buffer; name: string; email: string; passwordHash: string },
): Promise<Outcome<{ id: string }>> {
  return transaction(database, async (trx) => {
    await lockStaff(trx)
    if ((await countStaff(trx)) > 0) return refuse('link_used')

    const { tokenDigest, ...person } = given
    const { numUpdatedRows } = await trx.db
      .updateTable('set_up_link')
      .set({ used_at: now })
      .where('token_digest', '=', tokenDigest)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return refuse('link_used')

    const id = await addStaff(trx, { ...person, role: 'administrator' })
    if (id === undefined) return refuse('link_used')
    await writeAudit(trx, byStaff({ id, name: given.name }), 'first_administrator_made', ['staff', id])
    return done({ id })
  })
}

/** Deletes only expired links, because several instances may each have printed one. */
export async function saveSetUpLink({ db }: Store, link: { tokenDigest: Buffer; expiresAt: Date }) {
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
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return link !== undefined
}
