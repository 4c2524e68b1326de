import { sql } from 'kysely'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Database } from '../database.ts'
import { anyOf } from '../postgres/sql-parts.ts'

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

/** Call with the lock on it. */
export async function rewriteMail({ db }: Database, id: string, letter: Letter): Promise<void> {
  await db.updateTable('mail').set({ letter }).where('id', '=', id).execute()
}

/** Skips mails that are being sent at the moment. */
export async function readdressMails({ db }: Database, ids: readonly string[], to: string): Promise<void> {
  await db
    .updateTable('mail')
    .set({ recipient: to })
    .where('id', '=', anyOf(ids))
    .where('status', '=', 'queued')
    .execute()
}
