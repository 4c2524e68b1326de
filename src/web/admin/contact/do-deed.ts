import { decode } from '../../../domain/forms/engine/decode.ts'
import { replyForm } from '../../../domain/forms/reply.ts'
import { paths } from '../../../domain/paths.ts'
import type { Outcome, Refusal, RefusalCode } from '../../../domain/refusals.ts'
import { type FormPost, type Submitted, signedIn } from '../../page.ts'
import { deeds, type MessageData, openMessage } from './opened-message.ts'

export async function doDeed(post: FormPost, opened: MessageData): Promise<Submitted<MessageData>> {
  const { services, fields } = post
  const staff = signedIn(post)
  const { id } = opened.message
  const act = fields.act?.[0]
  if (act === 'undo') {
    const words = await services.contact.takeBackReply(staff, {
      messageId: id,
      replyId: fields.reply?.[0] ?? '',
    })
    return words.ok
      ? again(post, undefined, { did: 'takenBack', given: words.value })
      : again(post, 'wrong_status', { trouble: words.refusal.code === 'too_late' ? 'tooLate' : 'changed' })
  }
  const deed = deeds.find((one) => one === act)
  const given = deed === 'reply' ? decode(replyForm, fields) : {}
  const version = Number(fields.version?.[0])
  const outcome = await perform()
  if (outcome.ok) return { redirect: `${paths.adminMessage(id)}?done=${deed}` }
  const { errors = {} } = outcome.refusal
  const trouble = troubleOf(outcome.refusal, opened)
  // Who is told what is wrong with their words has not been told yet that somebody else was faster.
  return again(post, trouble ? 'wrong_status' : 'invalid_answers', {
    given,
    errors,
    ...(trouble ? { trouble } : { version }),
  })

  async function perform(): Promise<Outcome<unknown>> {
    switch (deed) {
      case 'reply':
        return services.contact.replyToMessage(staff, { id, version, answers: given })
      case 'assign':
        return services.contact.assignMessage(staff, { id, assignee: fields.assignee?.[0] || null })
      case 'open':
      case 'answered':
      case 'spam':
        return services.contact.markMessage(staff, { id, status: deed })
      case undefined:
        return { ok: false, refusal: { code: 'not_found' } }
    }
  }
}

/** The same page, as everything is by now. */
async function again(
  post: FormPost,
  code: RefusalCode | undefined,
  more: Partial<MessageData>,
): Promise<Submitted<MessageData>> {
  const opened = await openMessage(post)
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
