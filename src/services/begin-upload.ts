import { fileName } from '../domain/file-name.ts'
import { done, type Outcome, refuse } from '../domain/refusals.ts'
import { largestUpload } from '../domain/upload.ts'
import type { Store } from '../store/open-store.ts'
import { createUpload, type Upload, weighUnclaimed } from '../store/uploads.ts'

/** So that files which nobody ever claims cannot fill the disk before they are swept. */
const roomForUnclaimed = 10 * 1024 ** 3
const tryAgainSeconds = 3600

/** Announces a file. Its id is all that one needs to send, ask about, cancel or claim it: nobody can guess it. */
export async function beginUpload(
  store: Store,
  { name, size }: { name: string; size: number },
): Promise<Outcome<Upload>> {
  if (size < 1) return refuse('invalid_answers', { errors: { file: 'not_pdf' } })
  if (size > largestUpload) return refuse('invalid_answers', { errors: { file: 'file_too_large' } })
  if ((await weighUnclaimed(store)) > roomForUnclaimed)
    return refuse('unavailable', { retryAfterSeconds: tryAgainSeconds })
  return done(await createUpload(store, { name: fileName(name), size }))
}
