import { done, type Outcome } from '../domain/refusals.ts'
import type { Store } from '../store/open-store.ts'
import { appendPiece, createUpload } from '../store/uploads.ts'
import type { Files } from './check-files.ts'
import { findRoom } from './find-room.ts'

/** Keeps files that came inside the answers as if they had been uploaded before. */
export async function storeFiles(store: Store, files: ReadonlyMap<string, Buffer>): Promise<Outcome<Files>> {
  const ids: Record<string, string> = {}
  if (files.size === 0) return done(ids)
  const room = await findRoom(store)
  if (!room.ok) return room
  for (const [field, bytes] of files) {
    const { id } = await createUpload(store, { name: `${field}.pdf`, size: bytes.length })
    for (let start = 0; start < bytes.length; start += pieceSize) {
      await appendPiece(store, id, start, bytes.subarray(start, start + pieceSize))
    }
    ids[field] = id
  }
  return done(ids)
}

const pieceSize = 1024 * 1024
