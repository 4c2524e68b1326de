import type { Author } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { bindTo } from '../bind-to.ts'
import type { Captcha, Unproven } from '../protection/captcha/open-captcha.ts'
import { listReplyTexts, removeReplyText, saveReplyText, withReplyText } from './manage-reply-texts.ts'
import { assignMessage, markAsSpam, markMessage } from './mark-message.ts'
import { listMessages, readMessage } from './read-message.ts'
import { receiveMessage, type SentMessage } from './receive-message.ts'
import { type Reply, replyToMessage, takeBackReply } from './reply-to-message.ts'

/** Messages of visitors, and what staff do with them; replies can be taken back for `heldMs`. */
export function contactServices(store: Store, captcha: Captcha, heldMs: number) {
  return {
    receiveMessage: ({ proof, ...message }: Unproven<SentMessage>) =>
      captcha.guard('contact', proof, (pass) => receiveMessage(store, { ...message, pass })),
    replyToMessage: (staff: Author, reply: Reply) => replyToMessage(store, staff, reply, heldMs),
    withReplyText,
    ...bindTo(store, { assignMessage, listMessages, markAsSpam, markMessage, readMessage, takeBackReply }),
    ...bindTo(store, { listReplyTexts, removeReplyText, saveReplyText }),
  }
}
