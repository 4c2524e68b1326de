import { sql } from 'kysely'
import type { MailState } from '../../domain/mail/mail-status.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Database } from '../database.ts'
import { mailState } from '../mail/outbox.ts'

export type ReplyWords = { subject: string; text: string; quoted: boolean }

/** Call in the transaction that queues its mail. */
export async function insertReply(
  { db }: Database,
  staff: Author,
  { messageId, mailId, ...words }: ReplyWords & { messageId: string; mailId: string },
): Promise<void> {
  await db
    .insertInto('message_reply')
    .values({
      ...words,
      contact_message_id: messageId,
      mail_id: mailId,
      staff_id: staff.id,
      staff_name: staff.name,
    })
    .execute()
}

/** The replies to a message, oldest first, each with the status of its mail. */
export function listReplies({ db }: Database, messageId: string) {
  return db
    .selectFrom('message_reply')
    .leftJoin('mail', 'mail.id', 'mail_id')
    .select(['message_reply.id', 'staff_id', 'staff_name', 'subject', 'text', 'written_at', 'mail_id'])
    .select([
      'due_at',
      sql<MailState | null>`CASE WHEN mail_id IS NOT NULL THEN ${mailState} END`.as('state'),
    ])
    .where('message_reply.contact_message_id', '=', messageId)
    .orderBy('written_at')
    .orderBy('message_reply.id')
    .execute()
}

export function findReply({ db }: Database, { id, messageId }: { id: string; messageId: string }) {
  return db
    .selectFrom('message_reply')
    .select(['id', 'subject', 'text', 'quoted', 'mail_id'])
    .where('id', '=', id)
    .where('contact_message_id', '=', messageId)
    .executeTakeFirst()
}

export async function removeReply({ db }: Database, id: string): Promise<void> {
  await db.deleteFrom('message_reply').where('id', '=', id).execute()
}
