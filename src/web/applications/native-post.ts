import { isUuid } from '../../domain/api/uuid.ts'
import { decode } from '../../domain/forms/engine/decode.ts'
import type { Answers, Form } from '../../domain/forms/engine/form.ts'
import { validate } from '../../domain/forms/engine/validate.ts'
import { type FieldErrors, type RefusalCode, refuse } from '../../domain/refusals.ts'
import { advance, isEmpty, type Progress, refuse as stay } from '../forms/wizard/progress.ts'
import type { FormPost } from '../page.ts'

type Received = { errors: FieldErrors; refusal?: RefusalCode }

/** The answers of a native post; its files are stored already, and answers contain their ids. */
export async function readPost(form: Form, post: FormPost) {
  const { answers, ...keys } = readTyped(form, post)
  const outcome = await post.services.uploads.receiveFiles(
    { postKey: keys.postKey, sender: post.caller },
    post.files,
  )
  const { ids, errors } = outcome.ok ? outcome.value : { ids: {}, errors: {} }
  const received: Received = outcome.ok ? { errors } : { errors, refusal: outcome.refusal.code }
  return { ...keys, received, answers: { ...answers, ...ids } }
}

/** The same without its files. A newly chosen file replaces the earlier one, even if it is refused. */
export function readTyped(form: Form, { fields, files }: FormPost) {
  const replaced = Object.fromEntries([...files.keys()].map((field) => [field, []]))
  return {
    postKey: fields._key?.[0] || crypto.randomUUID(),
    draftId: fields._draft?.find(isUuid),
    answers: decode(form, { ...fields, ...replaced }),
  }
}

/** Undefined if the post is valid; otherwise reports refused files together with missing answers. */
export function judgePost(form: Form, answers: Answers, { errors, refusal }: Received) {
  if (refusal) return refuse(refusal)
  if (isEmpty(errors)) return undefined
  return refuse('invalid_answers', { errors: { ...validate(form, answers), ...errors } })
}

export function turnPage(form: Form, step: number, answers: Answers, wrong: FieldErrors): Progress {
  const here: Progress = { answers, step, errors: {}, attempt: 0 }
  const next = advance(form, here)
  return isEmpty(wrong) ? next : stay(form, here, { ...next.errors, ...wrong })
}
