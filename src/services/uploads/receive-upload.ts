import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { fileName } from '../../domain/uploads/file-name.ts'
import { type FileFault, largestUpload } from '../../domain/uploads/upload.ts'
import type { Store } from '../../store/open-store.ts'
import {
  appendPiece,
  createUpload,
  findUpload as find,
  forgetUpload,
  saveVerdict,
  type Upload,
} from '../../store/uploads/uploads.ts'
import { findRoom } from './find-room.ts'
import { startsAsPdf } from './pdf/starts-as-pdf.ts'

/** Creates an upload. Its unguessable id authorises sending, status, cancelling and claiming. */
export async function beginUpload(
  store: Store,
  { name, size, sender }: { name: string; size: number; sender: string },
): Promise<Outcome<Upload>> {
  if (size < 1) return refuseFile('not_pdf')
  if (size > largestUpload) return refuseFile('file_too_large')
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

export type Announced = { start: number; length: number }

/** Stores each piece as it arrives, so that a broken connection loses nothing. */
export async function receiveUpload(
  store: Store,
  id: string,
  { start, length }: Announced,
  pieces: AsyncIterable<Buffer>,
): Promise<Outcome<Upload>> {
  let upload = await find(store, id)
  if (upload?.received !== start || isRefused(upload)) return explain(upload)
  if (start + length > upload.size) return refuseFile('file_too_large')
  const room = await findRoom(store, upload.sender)
  if (!room.ok) return room

  for await (const piece of pieces) {
    const fault = faultOf(upload, piece)
    if (fault) await saveVerdict(store, id, { verdict: fault })
    const kept: Upload | undefined = fault ? undefined : await appendPiece(store, id, upload.received, piece)
    if (!kept) return explain(await find(store, id))
    upload = kept
  }
  return done(upload)
}

/** Early checks of the first bytes. */
function faultOf({ size, received }: Upload, piece: Buffer): FileFault | undefined {
  if (received + piece.length > size) return 'file_too_large'
  return received > 0 || startsAsPdf(piece) ? undefined : 'not_pdf'
}

/** Why an upload takes no bytes at this place. */
function explain(upload: Upload | undefined): Outcome<never> {
  if (!upload) return refuse('not_found')
  return isRefused(upload) ? refuseFile(upload.verdict) : refuse('offset_conflict')
}

const isRefused = (upload: Upload): upload is Upload & { verdict: FileFault } =>
  upload.verdict !== null && upload.verdict !== 'fine'

const refuseFile = (fault: FileFault) => refuse('invalid_answers', { errors: { file: fault } })
