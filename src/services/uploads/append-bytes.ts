import type { Store } from '../../store/open-store.ts'
import { appendPiece, type Upload } from '../../store/uploads/uploads.ts'

/** Adds what an upload lacks of a file that is all here, in pieces of which many fit into memory. */
export async function appendBytes(store: Store, upload: Upload | undefined, bytes: Buffer): Promise<void> {
  let now = upload
  while (now && now.verdict === null && now.received < now.size) {
    const { id, received: start }: Upload = now
    now = await appendPiece(store, id, start, bytes.subarray(start, start + pieceSize))
  }
}

const pieceSize = 1024 * 1024
