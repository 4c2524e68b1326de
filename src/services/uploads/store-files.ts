import { done, type Outcome } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { appendPiece, createUpload, forgetUpload, type Upload } from '../../store/uploads/uploads.ts'
import type { Files } from './check-files.ts'
import { findRoom } from './find-room.ts'

/** Appends the missing bytes of a complete file, piece by piece, to bound memory. */
export async function appendBytes(store: Store, upload: Upload | undefined, bytes: Buffer): Promise<void> {
  let now = upload
  while (now && now.verdict === null && now.received < now.size) {
    const { id, received: start }: Upload = now
    now = await appendPiece(store, id, start, bytes.subarray(start, start + pieceSize))
  }
}

const pieceSize = 1024 * 1024

/** Stores inline files as uploads. The same request claims or deletes them, so they do not count towards a quota. */
async function storeFiles(store: Store, files: ReadonlyMap<string, Buffer>): Promise<Outcome<Files>> {
  const ids: Record<string, string> = {}
  if (files.size === 0) return done(ids)
  const room = await findRoom(store, null)
  if (!room.ok) return room
  for (const [field, bytes] of files) {
    const upload = await createUpload(store, { name: `${field}.pdf`, size: bytes.length })
    await appendBytes(store, upload, bytes)
    ids[field] = upload.id
  }
  return done(ids)
}

/** Stores inline files for `act`, and deletes them after a refusal. */
export async function withStoredFiles<T>(
  store: Store,
  files: ReadonlyMap<string, Buffer>,
  act: (ids: Files) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  const stored = await storeFiles(store, files)
  if (!stored.ok) return stored
  const outcome = await act(stored.value)
  if (!outcome.ok) for (const id of Object.values(stored.value)) await forgetUpload(store, id)
  return outcome
}
