import { sql } from 'kysely'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { restoredWords } from '../../domain/mail/mail-problem.ts'
import type { MailStatus } from '../../domain/mail/mail-status.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { anyOf, milliseconds, now } from '../postgres/sql-parts.ts'
import { mailsOf } from '../review/region-conditions.ts'
import { factsIn } from '../settings/registry-facts.ts'

export type NewMail = {
  to: string
  replyTo?: string
  locale: Locale
  letter: Letter
  /** What the mail is about; it is erased together with that row. */
  applicationId?: string
  contactMessageId?: string
  draftId?: string
  /** The match that it is about. */
  matchId?: string | undefined
  /** Contains a PIN or a link: they are deleted once the mail is sent, and so is its text unless it `keepsWords`. */
  secret?: true
  /** Keeps the text of a secret mail: it names only its reader, or is deleted with the match. */
  keepsWords?: boolean
  /** Mails of one text to a group, which are taken back together. */
  batchId?: string
  /** How long the mail is held and can be taken back. */
  heldMs?: number
}

/** Call in the transaction of the mail's cause. */
export async function queueMail(database: Database, mail: NewMail): Promise<{ id: string }> {
  const query = database.db.insertInto('mail').values(rowOf(mail)).returning('id')
  const queued = await query.executeTakeFirstOrThrow()
  database.wakePostOffice()
  return queued
}

export async function queueMails(database: Database, mails: readonly NewMail[]): Promise<void> {
  await database.db.insertInto('mail').values(mails.map(rowOf)).execute()
  database.wakePostOffice()
}

export type ApplicationMail = {
  /** Defaults to the applicant. */
  recipient?: string
  locale: Locale
  letter: Letter
  secret: boolean
}

/** Part of the statement that stores an application. */
export const mailsOfKept = (mails: readonly ApplicationMail[]) => sql`
  INSERT INTO mail (application_id, recipient, locale, letter, secret, keeps_words)
  SELECT kept.id, coalesce(recipient, email), locale, letter, secret, secret
  FROM kept, jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
    AS mail (recipient text, locale text, letter jsonb, secret boolean)`

const rowOf = (mail: NewMail) => ({
  recipient: mail.to,
  reply_to: mail.replyTo ?? null,
  locale: mail.locale,
  letter: mail.letter,
  application_id: mail.applicationId ?? null,
  contact_message_id: mail.contactMessageId ?? null,
  draft_id: mail.draftId ?? null,
  about_match_id: mail.matchId ?? null,
  secret: mail.secret ?? false,
  keeps_words: mail.keepsWords ?? false,
  batch_id: mail.batchId ?? null,
  ...(mail.heldMs !== undefined && { due_at: sql<Date>`now() + ${milliseconds(mail.heldMs)}` }),
})

/** Deletes a mail before the first attempt; undefined if it is too late. */
export function takeBackLetter({ db }: Database, id: string): Promise<{ letter: Letter } | undefined> {
  return db
    .deleteFrom('mail')
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .returning('letter')
    .executeTakeFirst()
}

/** Deletes a mail before the first attempt; false if it is too late. */
export async function takeBackMail(database: Database, id: string): Promise<boolean> {
  return (await takeBackLetter(database, id)) !== undefined
}

export async function releaseMails(database: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await database.db
    .updateTable('mail')
    .set({ due_at: now })
    .where('id', 'in', ids)
    .where('status', '=', 'queued')
    .where('due_at', '>', now)
    .execute()
  database.wakePostOffice()
}

export type OutgoingMail = {
  id: string
  to: string
  replyTo: string | null
  locale: Locale
  letter: Letter
  queuedAt: Date
  /** The number of attempts, this one included. */
  attempts: number
  /** Identifies this attempt. */
  lease: string
  /** The facts of the registry at the time of sending. */
  registry: RegistryFacts
}

/**
 * Leases due mails; after the lease, a mail whose worker died is due again. SKIP LOCKED lets workers run side by side
 * without sending a mail twice.
 */
export async function takeDueMail(
  database: Database,
  { atMost, leaseMs }: { atMost: number; leaseMs: number },
): Promise<OutgoingMail[]> {
  const { rows } = await sql<Omit<OutgoingMail, 'registry'> & { facts: unknown }>`
    UPDATE mail SET status = 'sending', attempts = attempts + 1, lease = gen_random_uuid(),
      due_at = now() + ${milliseconds(leaseMs)}
    WHERE id IN (
      SELECT id FROM mail WHERE status IN ('queued', 'sending') AND due_at <= now()
      ORDER BY due_at FOR UPDATE SKIP LOCKED LIMIT ${atMost}
    )
    RETURNING id, recipient AS "to", reply_to AS "replyTo", locale, letter, queued_at AS "queuedAt", attempts, lease,
      (SELECT facts FROM registry_facts) AS facts`.execute(database.db)
  return rows.map(({ facts, ...mail }) => ({ ...mail, registry: factsIn(database, facts) }))
}

export type Settlement =
  | { status: 'sent' }
  | { status: 'failed'; problem: string }
  /** Retried later; an attempt that did not reach the mail server does not count. */
  | { status: 'queued'; problem: string; afterMs: number; counts: boolean }

/** Records the result of an attempt; a repeated or outdated report has no effect. */
export async function settleMail(
  { db }: Database,
  { id, attempts, lease }: Pick<OutgoingMail, 'id' | 'attempts' | 'lease'>,
  settlement: Settlement,
): Promise<void> {
  const { status } = settlement
  await db
    .updateTable('mail')
    .set({
      status,
      lease: null,
      problem: status === 'sent' ? null : settlement.problem,
      ...(status === 'sent' && { sent_at: now }),
      ...(status === 'queued' && {
        due_at: sql<Date>`now() + ${milliseconds(settlement.afterMs)}`,
        attempts: settlement.counts ? attempts : attempts - 1,
      }),
    })
    .where('id', '=', id)
    .where('lease', '=', lease)
    .execute()
}

/** Call before a new mail to the same draft replaces these. */
export async function removeUnsentMails({ db }: Database, draftId: string): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('draft_id', '=', draftId)
    .where('status', 'in', ['queued', 'failed'])
    .execute()
}

/** Fails unsent mails after a restore, since they may have been sent. Returns their number. */
export async function failUnsentMails({ db }: Database): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mail')
    .set({ status: 'failed', lease: null, problem: restoredWords })
    .where('status', 'in', ['queued', 'sending'])
    .executeTakeFirst()
  return Number(numUpdatedRows)
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
