import { isUuid } from '../../domain/api/uuid.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import { replyForm } from '../../domain/forms/reply.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { changeMessage, lockMessage } from '../../store/contact/message.ts'
import { insertReply, listReplies, type ReplyWords } from '../../store/contact/replies.ts'
import type { Database } from '../../store/database.ts'
import { queueMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { letterOf } from './words-of-reply.ts'

export type Reply = {
  id: string
  /** Optimistic lock: the version of the message that the author has read. */
  version: number
  answers: unknown
}

/** The mail is held, so that the reply can be undone. */
export async function replyToMessage(
  store: Store,
  staff: Author,
  { id, version, answers }: Reply,
  heldMs: number,
): Promise<Outcome<undefined>> {
  const accepted = accept(replyForm, answers)
  if (!accepted.ok) return accepted
  if (!isUuid(id)) return refuse('not_found')
  const words = { ...accepted.value, quoted: accepted.value.quoted ?? false }
  return transaction(store, async (trx) => {
    const message = await lockMessage(trx, id)
    if (!message) return refuse('not_found')
    if (message.version !== version) {
      return (await isSentAlready(trx, staff, id, words)) ? done(undefined) : refuse('version_conflict')
    }
    if (message.status === 'spam') return refuse('wrong_status')
    const { email, locale } = message
    const letter = await letterOf(trx, message, words)
    const mail = await queueMail(trx, { to: email, locale, letter, contactMessageId: id, heldMs })
    await insertReply(trx, staff, { ...words, messageId: id, mailId: mail.id })
    await changeMessage(trx, id, 'answered')
    await writeAudit(trx, byStaff(staff), {
      action: 'message_replied',
      subject: { kind: 'contact_message', id },
      before: { status: message.status },
      after: { status: 'answered' },
    })
    return done(undefined)
  })
}

/** A button that is pressed twice sends one mail. */
async function isSentAlready(
  database: Database,
  staff: Author,
  id: string,
  { subject, text }: ReplyWords,
): Promise<boolean> {
  const last = (await listReplies(database, id)).at(-1)
  return last?.staff_id === staff.id && last.subject === subject && last.text === text
}
