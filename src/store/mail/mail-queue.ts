import { sql } from 'kysely'
import type { RegistryFacts } from '../../domain/forms/registry.ts'
import type { Letter } from '../../domain/mail/letter.ts'
import { restoredWords } from '../../domain/mail/mail-problem.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { MergePair } from '../../domain/review/duplicates.ts'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import type { Database } from '../database.ts'
import { anyOf, milliseconds, now } from '../postgres/sql-parts.ts'
import { mailsOf } from '../review/region-conditions.ts'
import { factsIn } from '../settings/registry-facts.ts'
import { type NewMail, rowOf } from './new-mail.ts'

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

/** Part of the statement that stores applications. */
export const mailsOfKept = (mails: readonly (ApplicationMail & { of: string })[]) => sql`
  INSERT INTO mail (application_id, recipient, locale, letter, secret, keeps_words)
  SELECT kept.id, coalesce(recipient, email), locale, letter, secret, secret
  FROM jsonb_to_recordset(${JSON.stringify(mails)}::jsonb)
    AS mail (of uuid, recipient text, locale text, letter jsonb, secret boolean) JOIN kept ON kept.id = mail.of`

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

/** Deletes the mails of a group that no attempt was made to send; returns their number. */
export async function takeBackBatch({ db }: Database, batchId: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail')
    .where('batch_id', '=', batchId)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .where('due_at', '>', now)
    .executeTakeFirst()
  return Number(numDeletedRows)
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

/** Call with the lock of `lockUnsentMails`. */
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

/** When an application is merged into another. */
export async function moveMails({ db }: Database, { stays, goes }: MergePair): Promise<void> {
  await db.updateTable('mail').set({ application_id: stays }).where('application_id', '=', goes).execute()
}
