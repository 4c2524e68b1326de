import type { MessageStatus } from '../../../domain/contact/message-status.ts'
import { decode } from '../../../domain/forms/engine/decode.ts'
import { replyForm } from '../../../domain/forms/reply.ts'
import { paths } from '../../../domain/paths.ts'
import { type Outcome, type Refusal, type RefusalCode, refuse } from '../../../domain/refusals.ts'
import { actionsOf, type FormPost, fieldOf, type Submitted, signedIn } from '../../page.ts'
import { type ActionName, type MessageData, openMessage } from './message-data.ts'

export const messageActions = {
  ...actionsOf<ActionName, unknown, MessageData>(
    {
      reply: (post) =>
        post.services.contact.replyToMessage(signedIn(post), {
          id: idOf(post),
          version: versionIn(post),
          answers: decode(replyForm, post.fields),
        }),
      assign: (post) =>
        post.services.contact.assignMessage(signedIn(post), {
          id: idOf(post),
          assignee: fieldOf(post, 'assignee') || null,
        }),
      open: mark('open'),
      answered: mark('answered'),
      spam: mark('spam'),
    },
    answer,
  ),
  undo: takeBack,
  insert: insertText,
}

export const answerUnknown = (post: FormPost) => answer(post, refuse('not_found'))

const idOf = ({ params }: FormPost) => params.id ?? ''
const versionIn = ({ fields }: FormPost) => Number(fields.version?.[0])

function mark(status: MessageStatus) {
  return (post: FormPost) => post.services.contact.markMessage(signedIn(post), { id: idOf(post), status })
}

async function answer(
  post: FormPost,
  outcome: Outcome<unknown>,
  action?: ActionName,
): Promise<Submitted<MessageData>> {
  if (outcome.ok) return { redirect: `${paths.adminMessage(idOf(post))}?done=${action}` }
  const given = action === 'reply' ? decode(replyForm, post.fields) : {}
  const { errors = {} } = outcome.refusal
  const opened = await openMessage(post)
  const trouble = opened.ok ? troubleOf(outcome.refusal, opened.value) : undefined
  // Show validation errors before version conflicts.
  const shown = { given, errors, ...(trouble ? { trouble } : { version: versionIn(post) }) }
  return show(opened, trouble ? 'wrong_status' : 'invalid_answers', shown)
}

async function takeBack(post: FormPost): Promise<Submitted<MessageData>> {
  const reply = { messageId: idOf(post), replyId: fieldOf(post, 'reply') }
  const words = await post.services.contact.takeBackReply(signedIn(post), reply)
  const opened = await openMessage(post)
  if (words.ok) return show(opened, undefined, { result: 'takenBack', given: words.value })
  const trouble = words.refusal.code === 'too_late' ? 'tooLate' : 'changed'
  return show(opened, 'wrong_status', { trouble })
}

/** Shows the reply with the inserted text; nothing is sent or stored. */
async function insertText(post: FormPost): Promise<Submitted<MessageData>> {
  const given = decode(replyForm, post.fields)
  const opened = await openMessage(post)
  const chosen = opened.ok && opened.value.replyTexts.find(({ id }) => id === fieldOf(post, 'reply_text'))
  if (!chosen) return show(opened, undefined, { given, version: versionIn(post) })
  const text = post.services.contact.withReplyText(
    typeof given.text === 'string' ? given.text : '',
    chosen,
    senderOf(opened.value),
  )
  return show(opened, undefined, {
    given: { ...given, text },
    version: versionIn(post),
    result: 'inserted',
  })
}

const senderOf = ({ message: { answers } }: MessageData) =>
  [answers.name, answers.surname].filter(Boolean).join(' ')

/** The page again, with the present state of the message. */
function show(
  opened: Outcome<MessageData>,
  code: RefusalCode | undefined,
  more: Partial<MessageData>,
): Submitted<MessageData> {
  return opened.ok
    ? { data: { ...opened.value, ...more }, ...(code && { refusal: { code } }) }
    : { redirect: `${paths.adminInbox()}?gone=yes` }
}

function troubleOf({ code, errors }: Refusal, { message }: MessageData): MessageData['trouble'] {
  if (code === 'version_conflict') return 'conflict'
  if (errors?.assignee) return 'unknownAssignee'
  if (code === 'invalid_answers') return undefined
  return message.status === 'spam' ? 'isSpam' : 'changed'
}
