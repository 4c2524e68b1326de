import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

/** The number of deleted rows by table. */
export type Gone = Record<string, number>

/** The nightly job runs from 3:00 UTC on. */
const night = sql<string>`(now() AT TIME ZONE 'UTC' - interval '3 hours')::date`

/** The first instance takes tonight's run; a run that does not end within the hour is taken over. */
export async function beginNight({ db }: Database): Promise<string | undefined> {
  const begun = await db
    .insertInto('retention_run')
    .values({ night })
    .onConflict((conflict) =>
      conflict
        .column('night')
        .doUpdateSet({ began_at: now })
        .where('retention_run.ended_at', 'is', null)
        .where('retention_run.began_at', '<', sql<Date>`now() - interval '1 hour'`),
    )
    .returning('night')
    .executeTakeFirst()
  return begun?.night
}

export async function endNight({ db }: Database, ended: string, gone: Gone): Promise<void> {
  await db.updateTable('retention_run').set({ ended_at: now, gone }).where('night', '=', ended).execute()
}

export function listRuns({ db }: Database, most: number) {
  return db
    .selectFrom('retention_run')
    .select(['night', 'began_at', 'ended_at', 'gone'])
    .orderBy('night', 'desc')
    .limit(most)
    .execute()
}
