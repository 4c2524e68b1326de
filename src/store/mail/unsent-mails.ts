import { sql } from 'kysely'
import type { MailStatus } from '../../domain/mail/mail-status.ts'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { mailsOf } from '../review/region-conditions.ts'

/** Locks the mails of an application that have yet to leave for its registered address. */
export function lockUnsentMails({ db }: Database, applicationId: string) {
  return db
    .selectFrom('mail')
    .innerJoin('application', 'application.id', 'mail.application_id')
    .select(['mail.id', 'mail.locale', 'mail.letter'])
    .where('application.id', '=', applicationId)
    .where('mail.status', 'in', ['queued', 'sending'])
    .where('application.email', '=', sql<string>`mail.recipient::citext`)
    .forUpdate('mail')
    .execute()
}

/** Counts by status, without sent mails, which are too many to count each time. */
export async function countUnsentMail(
  { db }: Database,
  staff: Regional = everywhere,
): Promise<Record<Unsent, number>> {
  const rows = await db
    .selectFrom('mail')
    .select(['status', ({ fn }) => fn.countAll<string>().as('count')])
    .where('status', 'in', unsent)
    .where(mailsOf(staff, 'read') ?? sql<boolean>`true`)
    .groupBy('status')
    .execute()
  const counted = Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]))
  return { queued: 0, sending: 0, failed: 0, ...counted }
}

/** The age of the oldest mail that is due or being retried. */
export async function longestMailWait({ db }: Database): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    SELECT extract(epoch FROM now() - min(CASE WHEN problem IS NULL THEN due_at ELSE queued_at END))::float8 AS seconds
    FROM mail WHERE status = 'queued' AND (problem IS NOT NULL OR due_at <= now())`.execute(db)
  return rows[0]?.seconds ?? 0
}

type Unsent = Exclude<MailStatus, 'sent'>
const unsent = ['queued', 'sending', 'failed'] as const satisfies readonly Unsent[]
