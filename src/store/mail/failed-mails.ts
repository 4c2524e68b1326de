import { sql } from 'kysely'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'
import { mailsOf } from '../review/region-conditions.ts'

/** Queues one failed mail, or all of their regions, again; secret mails have lost their text and stay failed. Returns their number. */
export async function retryFailedMail(
  database: Database,
  staff: Regional = everywhere,
  id?: string,
): Promise<number> {
  const { numUpdatedRows } = await database.db
    .updateTable('mail')
    .set({ status: 'queued', attempts: 0, due_at: now, problem: null })
    .where('status', '=', 'failed')
    .where('secret', '=', false)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .where(mailsOf(staff, 'act') ?? sql<boolean>`true`)
    .executeTakeFirst()
  database.wakePostOffice()
  return Number(numUpdatedRows)
}

export async function removeFailedSecret({ db }: Database, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .where('secret', '=', true)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
