import { sql } from 'kysely'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Database } from '../database.ts'

type Reply = { subject: string; text: string; written_at: string }

/**
 * Mails to and about a person, without the text of secret ones; held mails are left out, because they can still be
 * taken back.
 */
export function listMails({ db }: Database, applicationId: string) {
  return db
    .selectFrom('mail')
    .select(['recipient', 'status', 'queued_at', 'sent_at'])
    .select(sql<Letter | null>`CASE WHEN NOT secret THEN letter END`.as('letter'))
    .where('application_id', '=', applicationId)
    .where(sql<boolean>`(status <> 'queued' OR attempts > 0 OR due_at <= now())`)
    .orderBy('queued_at')
    .execute()
}

export function listMessages({ db }: Database, email: string) {
  return db
    .selectFrom('contact_message')
    .select(['status', 'answers', 'locale', 'received_at'])
    .select(
      sql<Reply[]>`coalesce((
        SELECT jsonb_agg(jsonb_build_object('subject', subject, 'text', text, 'written_at', written_at)
          ORDER BY written_at)
        FROM message_reply WHERE contact_message_id = contact_message.id
      ), '[]')`.as('replies'),
    )
    .where('email', '=', email)
    .orderBy('received_at')
    .execute()
}

export function listSessions({ db }: Database, applicationId: string) {
  return db
    .selectFrom('edit_session')
    .select(['created_at', 'used_at'])
    .where('application_id', '=', applicationId)
    .orderBy('created_at')
    .execute()
}

export function findLinkDates({ db }: Database, applicationId: string) {
  return db
    .selectFrom('edit_link')
    .select(['created_at', 'pin_created_at'])
    .where('application_id', '=', applicationId)
    .executeTakeFirst()
}

export function listDrafts({ db }: Database, email: string) {
  return db
    .selectFrom('draft')
    .select(['form', 'email', 'answers', 'step', 'locale', 'created_at', 'expires_at'])
    .where('email', '=', email)
    .orderBy('created_at')
    .execute()
}
