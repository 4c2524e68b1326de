import { sql } from 'kysely'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { byStaff } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import type { Store } from '../open-store.ts'
import { transaction } from '../postgres/transaction.ts'
import { writeAudit } from './audit.ts'

export async function countStaff({ db }: Store): Promise<number> {
  const { count } = await db
    .selectFrom('staff_user')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function isEnabled({ db }: Database, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('staff_user')
    .select('id')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Redeems the set-up link and creates the administrator, atomically; refuses if any staff exists. */
export function createFirstAdministrator(
  database: Database,
  given: { tokenDigest: Buffer; name: string; email: string; passwordHash: string },
): Promise<Outcome<{ id: string }>> {
  return transaction(database, async (trx) => {
    await sql`LOCK TABLE staff_user IN SHARE ROW EXCLUSIVE MODE`.execute(trx.db) // serialises concurrent requests
    const someone = await trx.db.selectFrom('staff_user').select('id').limit(1).executeTakeFirst()
    if (someone) return refuse('link_used')

    const link = await trx.db
      .updateTable('set_up_link')
      .set({ used_at: sql`now()` })
      .where('token_digest', '=', given.tokenDigest)
      .where('used_at', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('created_at')
      .executeTakeFirst()
    if (!link) return refuse('link_used')

    const { id } = await trx.db
      .insertInto('staff_user')
      .values({ name: given.name, email: given.email, role: 'administrator' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await trx.db
      .insertInto('staff_account')
      .values({ user_id: id, account_id: id, provider_id: 'credential', password: given.passwordHash })
      .execute()
    await writeAudit(trx, byStaff({ id, name: given.name }), 'first_administrator_made', ['staff', id])
    return done({ id })
  })
}

/** Deletes only expired links, because several instances may each have printed one. */
export async function saveSetUpLink(
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
