import { isUuid } from '../../domain/api/uuid.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import { changeMessage, lockMessage } from '../../store/contact/message.ts'
import { findReply, listReplies, type ReplyWords, removeReply } from '../../store/contact/replies.ts'
import { takeBackMail } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { writeAudit } from '../../store/staff/audit.ts'

/** Returns the text; a message without any reply is open again. */
export async function takeBackReply(
  store: Store,
  staff: Author,
  { messageId, replyId }: { messageId: string; replyId: string },
): Promise<Outcome<ReplyWords>> {
  if (!isUuid(messageId) || !isUuid(replyId)) return refuse('not_found')
  return transaction(store, async (trx) => {
    const message = await lockMessage(trx, messageId)
    const reply = message && (await findReply(trx, { id: replyId, messageId }))
    if (!reply) return refuse('not_found')
    const { id, mail_id, ...words } = reply
    if (!mail_id || !(await takeBackMail(trx, mail_id))) return refuse('too_late')
    await removeReply(trx, id)
    const isUnanswered = message.status === 'answered' && (await listReplies(trx, messageId)).length === 0
    const status = isUnanswered ? 'open' : message.status
    await changeMessage(trx, messageId, status)
    await writeAudit(trx, byStaff(staff), {
      action: 'message_reply_undone',
      subject: { kind: 'contact_message', id: messageId },
      before: { status: message.status },
      after: { status },
    })
    return done(words)
  })
}
