import { sql } from 'kysely'
import type { MailState } from '../../domain/mail/mail-status.ts'

/** Of a row of the outbox: one that nobody has tried yet and that is not due can still be taken back. */
export const mailState = sql<MailState>`
  CASE WHEN mail.status = 'queued' AND attempts = 0 AND due_at > now() THEN 'held' ELSE mail.status END`
