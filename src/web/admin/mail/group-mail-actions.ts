import { paths } from '../../../domain/paths.ts'
import type { Outcome, Refusal } from '../../../domain/refusals.ts'
import { type FormPost, fieldOf, type Submitted, signedIn } from '../../page.ts'
import { type GroupMailData, openGroupMail } from './group-mail-data.ts'

type Answer = Promise<Submitted<GroupMailData>>
type Shown = Partial<GroupMailData>
type Use = (post: FormPost, data: GroupMailData) => Promise<{ shown: Shown; refusal?: Refusal }>

export const groupMailActions = {
  preview: onGroup(async (post, { filter, words }) => {
    const preview = await post.services.review.previewGroup(signedIn(post), filter, words)
    return preview.ok ? { shown: { preview: preview.value } } : refused(preview.refusal)
  }),
  test: onGroup(async (post, { filter, words }) => {
    const tested = await post.services.review.testGroup(signedIn(post), filter, words)
    return tested.ok ? { shown: { result: 'tested' } } : refused(tested.refusal)
  }),
  undo: onGroup(async (post, { batchId }) => {
    const undone = await post.services.review.takeBackGroup(signedIn(post), batchId)
    if (!undone.ok) return { shown: { result: 'tooLate' }, refusal: undone.refusal }
    return { shown: { result: 'undone', mails: undone.value.count } }
  }),
}

export const sendGroup = onGroup(async (post, { filter, words, batchId }) => {
  const order = { filter, words, batchId, count: Number(fieldOf(post, 'count')) }
  const sent: Outcome<{ count: number }> = await post.services.review.mailGroup(signedIn(post), order)
  return sent.ok ? { shown: { result: 'sent', mails: sent.value.count } } : refused(sent.refusal)
})

function refused(refusal: Refusal): { shown: Shown; refusal: Refusal } {
  const { code, errors } = refusal
  if (errors) return { shown: { errors }, refusal }
  return { shown: { result: code === 'too_many_requests' ? 'tooManyTests' : 'changed' }, refusal }
}

/** Shows the page again with the typed text; a new group begins once the former was queued or taken back. */
function onGroup(use: Use) {
  return async (post: FormPost): Answer => {
    const opened = await openGroupMail(post)
    if (!opened.ok) return { redirect: paths.admin() }
    const words = { subject: fieldOf(post, 'subject'), text: fieldOf(post, 'text') }
    const batchId = fieldOf(post, 'batch') || opened.value.batchId
    const data = { ...opened.value, words, batchId }
    const { shown, refusal } = await use(post, data)
    const next = shown.result === 'undone' && { batchId: opened.value.batchId }
    return { data: { ...data, ...shown, ...next }, ...(refusal && { refusal }) }
  }
}
