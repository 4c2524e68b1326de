import { sql } from 'kysely'
import type { MailState } from '../../domain/mail/mail-status.ts'

/** A mail that is not due and has no attempt can still be taken back. */
export const mailState = sql<MailState>`
  CASE WHEN mail.status = 'queued' AND attempts = 0 AND due_at > now() THEN 'held' ELSE mail.status END`
