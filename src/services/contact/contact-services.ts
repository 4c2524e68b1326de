import type { MessageStatus } from '../../domain/contact/message-status.ts'
import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import type { PostOffice } from '../mail/deliver-mail.ts'
import { listMessages } from './list-messages.ts'
import { assignMessage, markAsSpam, markMessage } from './mark-message.ts'
import { readMessage } from './read-message.ts'
import { type Reply, replyToMessage } from './reply-to-message.ts'
import { takeBackReply } from './take-back-reply.ts'

/** What staff do with the messages of visitors; replies can be taken back for so long. */
export function inboxServices(store: Store, heldMs: number, post: Pick<PostOffice, 'wake'>) {
  return {
    assignMessage: (staff: Author, given: { id: string; assignee: string | null }) =>
      assignMessage(store, staff, given),
    listMessages: (query: Parameters<typeof listMessages>[1]) => listMessages(store, query),
    markAsSpam: (staff: Author, ids: readonly string[]) => markAsSpam(store, staff, ids),
    markMessage: (staff: Author, given: { id: string; status: MessageStatus }) =>
      markMessage(store, staff, given),
    readMessage: (id: string) => readMessage(store, id),
    replyToMessage: (staff: Author, reply: Reply) =>
      replyToMessage(store, staff, reply, heldMs).finally(post.wake),
    takeBackReply: (staff: Author, given: { messageId: string; replyId: string }) =>
      takeBackReply(store, staff, given),
  }
}
