import type { MailQuery } from '../../../domain/mail/mail-query.ts'
import type { OutboxPage, ReadMail } from '../../../services/mail/read-outbox.ts'

/** What the list of mails is drawn from. */
export type OutboxData = {
  query: MailQuery
  page: OutboxPage
  mailsAreFiles: boolean
  /** How many are on their way again. */
  retried: number | undefined
}

/** What the page of one is drawn from. */
export type MailData = { mail: ReadMail; result?: 'retried' | 'not_retried' | undefined }
