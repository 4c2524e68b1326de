import { sql } from 'kysely'
import type { Database } from '../database.ts'

/**
 * For a dry run: below PostgreSQL's `deadlock_timeout` of one second, so that a deadlock aborts the dry run and not the
 * other transaction.
 */
export async function limitLockWait({ db }: Database): Promise<void> {
  await sql`SET LOCAL lock_timeout = '500ms'`.execute(db)
}
