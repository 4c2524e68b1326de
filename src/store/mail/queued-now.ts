import type { Database } from '../database.ts'
import { now } from '../postgres/sql-parts.ts'

/** The mails that the current transaction has queued: now() is the time at which it began. */
export function listMailsOfTransaction({ db }: Database) {
  return db
    .selectFrom('mail')
    .select(['id', 'recipient', 'locale', 'letter', 'application_id'])
    .where('status', '=', 'queued')
    .where('queued_at', '=', now)
    .orderBy('recipient')
    .execute()
}
