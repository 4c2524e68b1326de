import { sql } from 'kysely'
import type { Letter } from '../../domain/mail/letter.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { milliseconds } from '../postgres/sql-parts.ts'

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

export const rowOf = (mail: NewMail) => ({
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
