import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { fileName } from '../../domain/uploads/file-name.ts'
import { largestUpload } from '../../domain/uploads/upload.ts'
import type { Store } from '../../store/open-store.ts'
import { createUpload, findUpload as find, forgetUpload, type Upload } from '../../store/uploads/uploads.ts'
import { findRoom } from './find-room.ts'

/** Creates an upload. Its unguessable id authorises sending, status, cancelling and claiming. */
export async function beginUpload(
  store: Store,
  { name, size, sender }: { name: string; size: number; sender: string },
): Promise<Outcome<Upload>> {
  if (size < 1) return refuse('invalid_answers', { errors: { file: 'not_pdf' } })
  if (size > largestUpload) return refuse('invalid_answers', { errors: { file: 'file_too_large' } })
  const room = await findRoom(store, sender)
  if (!room.ok) return room
  return done(await createUpload(store, { name: fileName(name), size, sender }))
}

export async function cancelUpload(store: Store, id: string): Promise<Outcome<undefined>> {
  return (await forgetUpload(store, id)) ? done(undefined) : refuse('not_found')
}

/** The state of an upload without judging it, for resuming. */
export async function findUpload(store: Store, id: string): Promise<Outcome<Upload>> {
  const upload = await find(store, id)
  return upload ? done(upload) : refuse('not_found')
}
