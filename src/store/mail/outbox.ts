import { type RawBuilder, sql } from 'kysely'
import type { Letter } from '../../domain/mail/letter.ts'
import type { MailSubject } from '../../domain/mail/mail-query.ts'
import type { MailState, MailStatus } from '../../domain/mail/mail-status.ts'
import type { Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { anyOf, milliseconds } from '../postgres/sql-parts.ts'
import { keyset, type Part, time, where, withPlaces } from '../review/application-conditions.ts'
import { mailsOf } from '../review/region-conditions.ts'
import { matches } from '../review/search.ts'

/** A mail that is not due and has no attempt can still be taken back. */
export const mailState = sql<MailState>`
  CASE WHEN mail.status = 'queued' AND attempts = 0 AND due_at > now() THEN 'held' ELSE mail.status END`

export type MailFilter = {
  status: MailStatus
  /** Words in the recipient's address. */
  search?: string | undefined
  about?: MailSubject | undefined
}

export type ListedMail = {
  id: string
  recipient: string
  subject: string
  state: MailState
  queued_at: Date
}

export async function listOutbox(
  { db }: Database,
  staff: Regional,
  { status, search, about }: MailFilter,
  part: Part,
) {
  const queued = time(sql`queued_at`)
  const { behind, order } = keyset(queued, true, part.after)
  const asked = [
    sql`status = ${status}`,
    search && matches(search, sql`plain(' ' || recipient)`),
    about && subjects[about],
    mailsOf(staff, 'read'),
    behind,
  ]
  const { rows } = await sql<ListedMail & { place_value: string }>`
    SELECT id, recipient, letter ->> 'subject' AS subject, ${mailState} AS state, queued_at,
      ${queued.value} AS place_value
    FROM mail WHERE ${where(asked)} ORDER BY ${order} LIMIT ${part.atMost}`.execute(db)
  return withPlaces(rows)
}

const subjects: Readonly<Record<MailSubject, RawBuilder<unknown>>> = {
  application: sql`application_id IS NOT NULL`,
  message: sql`contact_message_id IS NOT NULL`,
  draft: sql`draft_id IS NOT NULL`,
  account: sql`num_nonnulls(application_id, contact_message_id, draft_id) = 0`,
}

/** The text of a secret mail is never returned. */
export function findMail({ db }: Database, id: string) {
  return db
    .selectFrom('mail')
    .leftJoin('application', 'application.id', 'application_id')
    .select(['mail.id', 'recipient', 'reply_to', 'mail.locale', mailState.as('state')])
    .select([sql<string>`letter ->> 'subject'`.as('subject'), 'attempts', 'due_at', 'queued_at', 'sent_at'])
    .select([sql<Letter | null>`CASE WHEN NOT secret THEN letter END`.as('letter'), 'problem'])
    .select(['contact_message_id', 'application_id', 'application.kind as application_kind'])
    .where('mail.id', '=', id)
    .executeTakeFirst()
}

export async function findMails({ db }: Database, ids: readonly string[]): Promise<string[]> {
  const mails = await db.selectFrom('mail').select('id').where('id', '=', anyOf(ids)).execute()
  return mails.map(({ id }) => id)
}

/** The number of recent mails to an address, case-insensitive. */
export async function countMailTo({ db }: Database, address: string, withinMs: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM mail
    WHERE lower(recipient) = lower(${address}) AND queued_at > now() - ${milliseconds(withinMs)}`.execute(db)
  return rows[0]?.count ?? 0
}
