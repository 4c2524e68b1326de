import { done, type FieldCode, type Outcome, refuse } from '../domain/refusals.ts'
import type { Store } from '../store/open-store.ts'
import { judgeUpload } from './judge-upload.ts'

/** Upload ids by field. */
export type Files = Readonly<Record<string, string>>

/** Whether an application may claim these files, as far as can be told before it does. */
export async function checkFiles(store: Store, files: Files): Promise<Outcome<undefined>> {
  const errors: Record<string, FieldCode> = {}
  for (const [field, id] of Object.entries(files)) {
    const judged = await judgeUpload(store, id)
    if (judged.ok) {
      const { state, code = 'upload_unfinished' } = judged.value
      if (state !== 'fine') errors[field] = code
    } else if (judged.refusal.code === 'not_found') errors[field] = 'upload_gone'
    else return judged
  }
  return Object.keys(errors).length === 0 ? done(undefined) : refuse('invalid_answers', { errors })
}
