import { sql } from 'kysely'
import { type RemindedOf, reminderPauseMs } from '../../domain/programme/reminders.ts'
import type { MergePair } from '../../domain/review/duplicates.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'

export type NewReminder = {
  /** The applicant who is reminded. */
  applicationId: string
  about: RemindedOf
  /** The match; none for the reminder of a shortlist. */
  matchId?: string | undefined
  /** The member of staff who reminds by hand. */
  staff?: Author | undefined
}

/**
 * Serialises the reminders of one applicant, whose requests may be several, until the transaction ends. An advisory
 * lock, because a row lock after that of the request could deadlock with an expert who leaves.
 */
export async function lockReminders({ db }: Database, applicationId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${applicationId}, 37))`.execute(db)
}

/** Call in the transaction that queues its mail. */
export async function recordReminder(
  { db }: Database,
  { applicationId, about, matchId, staff }: NewReminder,
): Promise<void> {
  await db
    .insertInto('reminder')
    .values({
      application_id: applicationId,
      match_id: matchId ?? null,
      about,
      staff_id: staff?.id ?? null,
      staff_name: staff?.name ?? null,
    })
    .execute()
}

/** When an application is merged into another. */
export async function moveReminders({ db }: Database, { stays, goes }: MergePair): Promise<void> {
  await db.updateTable('reminder').set({ application_id: stays }).where('application_id', '=', goes).execute()
}

export type LastReminder = NonNullable<Awaited<ReturnType<typeof findLastReminder>>>

/** The last reminder that an applicant received, of any kind. */
export function findLastReminder({ db }: Database, applicationId: string) {
  return db
    .selectFrom('reminder')
    .select(['about', 'staff_name', 'sent_at'])
    .where('application_id', '=', applicationId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The time of the last reminder of each applicant who may not be reminded again yet. */
export async function listRecentReminders({ db }: Database, applicationIds: readonly string[]) {
  if (applicationIds.length === 0) return new Map<string, Date>()
  const rows = await db
    .selectFrom('reminder')
    .select(['application_id', 'sent_at'])
    .where('application_id', 'in', applicationIds)
    .where('sent_at', '>', new Date(Date.now() - reminderPauseMs))
    .orderBy('sent_at')
    .execute()
  return new Map(rows.map(({ application_id, sent_at }) => [application_id, sent_at]))
}
