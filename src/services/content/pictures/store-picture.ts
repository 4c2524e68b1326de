import { type Crop, type Picture, picturesPath } from '../../../domain/content/picture.ts'
import { done, type Outcome, refuse } from '../../../domain/refusals.ts'
import { findPictureFile, savePicture } from '../../../store/content/pictures.ts'
import type { Store } from '../../../store/open-store.ts'
import { taskQueue } from '../../task-queue.ts'
import { encodePicture } from './encode-picture.ts'

export type KeptPicture = Omit<Picture, 'alt'>

/** A photograph of twelve megapixels holds 50 MB and one thread for about two seconds. */
const inTurn = taskQueue(4)

export async function storePicture(store: Store, bytes: Buffer, crop?: Crop): Promise<Outcome<KeptPicture>> {
  const encoded = await inTurn(() => encodePicture(bytes, crop))
  if (!encoded) return refuse('unavailable', { retryAfterSeconds: 5 })
  if (!encoded.ok) return encoded
  const { key, width, height } = encoded.value
  await savePicture(store, encoded.value)
  return done({ key, width, height })
}

const shape = new RegExp(`^${picturesPath}/([0-9a-f]{32})/(\\d+x\\d+\\.\\w+)$`)

export async function readPicture(store: Store, address: string): Promise<Outcome<Buffer>> {
  const [, key = '', name = ''] = shape.exec(address) ?? []
  const bytes = key ? await findPictureFile(store, key, name) : undefined
  return bytes ? done(bytes) : refuse('not_found')
}
