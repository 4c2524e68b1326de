import { isUuid } from '../../domain/api/uuid.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import { replyForm } from '../../domain/forms/reply.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { messageReply } from '../../mail/letters/message-letters.ts'
import { changeMessage } from '../../store/contact/message.ts'
import {
  findReply,
  insertReply,
  listReplies,
  type ReplyWords,
  removeReply,
} from '../../store/contact/replies.ts'
import type { Database } from '../../store/database.ts'
import { takeBackMail } from '../../store/mail/mail-queue.ts'
import type { Store } from '../../store/open-store.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { mailLetter, sayDay } from '../mail/letter-words.ts'
import { changeLocked } from './mark-message.ts'

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
  { id, version, answers: sent }: Reply,
  heldMs: number,
): Promise<Outcome<undefined>> {
  const accepted = accept(replyForm, sent)
  if (!accepted.ok) return accepted
  const words = { ...accepted.value, quoted: accepted.value.quoted ?? false }
  return changeLocked(store, id, async (trx, message) => {
    if (message.version !== version) {
      return (await isSentAlready(trx, staff, id, words)) ? done(undefined) : refuse('version_conflict')
    }
    const { email, locale, status, answers, received_at } = message
    if (status === 'spam') return refuse('wrong_status')
    const own = { text: String(answers.message ?? ''), date: sayDay(received_at, locale) }
    const mail = await mailLetter(trx, { to: email, locale, contactMessageId: id, heldMs }, (t) =>
      messageReply(t, { ...words, quoted: words.quoted ? own : undefined }),
    )
    await insertReply(trx, staff, { ...words, messageId: id, mailId: mail.id })
    await changeMessage(trx, id, 'answered')
    await writeAudit(trx, byStaff(staff), 'message_replied', ['contact_message', id], {
      before: { status },
      after: { status: 'answered' },
    })
    return done(undefined)
  })
}

/** A button that is pressed twice sends one mail. */
async function isSentAlready(database: Database, staff: Author, id: string, { subject, text }: ReplyWords) {
  const last = (await listReplies(database, id)).at(-1)
  return last?.staff_id === staff.id && last.subject === subject && last.text === text
}

/** Returns the text; a message without any reply is open again. */
export async function takeBackReply(
  store: Store,
  staff: Author,
  { messageId, replyId }: { messageId: string; replyId: string },
): Promise<Outcome<ReplyWords>> {
  return changeLocked(store, messageId, async (trx, { status: before }) => {
    const reply = isUuid(replyId) ? await findReply(trx, { id: replyId, messageId }) : undefined
    if (!reply) return refuse('not_found')
    const { id, mail_id, ...words } = reply
    if (!mail_id || !(await takeBackMail(trx, mail_id))) return refuse('too_late')
    await removeReply(trx, id)
    const isUnanswered = before === 'answered' && (await listReplies(trx, messageId)).length === 0
    const status = isUnanswered ? 'open' : before
    await changeMessage(trx, messageId, status)
    await writeAudit(trx, byStaff(staff), 'message_reply_undone', ['contact_message', messageId], {
      before: { status: before },
      after: { status },
    })
    return done(words)
  })
}
