import type { Answers } from '../../../domain/forms/engine/form.ts'
import { done, type FieldErrors, type Outcome } from '../../../domain/refusals.ts'
import { mayDo } from '../../../domain/staff/roles.ts'
import type { ReplyText } from '../../../services/contact/manage-reply-texts.ts'
import type { ReadMessage } from '../../../services/contact/read-message.ts'
import { type PageRequest, signedIn } from '../../page.ts'

export const actionNames = ['reply', 'assign', 'open', 'answered', 'spam'] as const
export type ActionName = (typeof actionNames)[number]

export type MessageData = {
  message: ReadMessage
  mayChange: boolean
  holdMinutes: number
  /** The action that was just done. */
  result?: ActionName | 'takenBack' | 'inserted' | undefined
  trouble?: 'conflict' | 'tooLate' | 'isSpam' | 'changed' | 'unknownAssignee'
  /** Unsent input, and the version of the message that its writer saw. */
  given: Answers
  version: number
  errors: FieldErrors
  replyTexts: readonly ReplyText[]
}

export async function openMessage(request: PageRequest): Promise<Outcome<MessageData>> {
  const { services, params, query } = request
  const message = await services.contact.readMessage(signedIn(request), params.id ?? '')
  if (!message.ok) return message
  return done({
    message: message.value,
    mayChange: mayDo(signedIn(request).role, 'review_applications'),
    holdMinutes: services.review.holdMinutes,
    result: actionNames.find((name) => name === query.done),
    given: {},
    version: message.value.version,
    errors: {},
    replyTexts: await services.contact.listReplyTexts(),
  })
}
