import { sql } from 'kysely'
import type { Database } from '../database.ts'

/** Below PostgreSQL's `deadlock_timeout` of one second, so that of two transactions the trial gives way. */
export async function giveWay({ db }: Database): Promise<void> {
  await sql`SET LOCAL lock_timeout = '500ms'`.execute(db)
}
