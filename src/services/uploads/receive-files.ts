import { createHmac } from 'node:crypto'
import { uuidOfHex } from '../../domain/api/uuid.ts'
import { done, type FieldCode, type FieldErrors, type Outcome } from '../../domain/refusals.ts'
import { fileName } from '../../domain/uploads/file-name.ts'
import { largestUpload } from '../../domain/uploads/upload.ts'
import type { Store } from '../../store/open-store.ts'
import { ensureUpload } from '../../store/uploads/uploads.ts'
import type { Files } from './check-files.ts'
import { findRoom } from './find-room.ts'
import { judgeUpload } from './judge-upload.ts'
import { startsAsPdf } from './pdf/starts-as-pdf.ts'
import { appendBytes } from './store-files.ts'

/** A file of a native form post, truncated if it is too large. */
export type SentFile = { name: string; bytes: Buffer }

/**
 * Stores the files of a native post as uploads even if the answers are refused, so that they need not be chosen again.
 */
export async function receiveFiles(
  store: Store,
  { postKey, sender }: { postKey: string; sender: string },
  files: ReadonlyMap<string, SentFile>,
): Promise<Outcome<{ ids: Files; errors: FieldErrors }>> {
  const ids: Record<string, string> = {}
  const errors: Record<string, FieldCode> = {}
  if (files.size > 0) {
    const room = await findRoom(store, sender)
    if (!room.ok) return room
  }
  for (const [field, { name, bytes }] of files) {
    const id = idOf(postKey, field, bytes)
    const fault = faultOf(bytes) ?? (await keep(store, { id, name: fileName(name), sender }, bytes))
    if (fault) errors[field] = fault
    else ids[field] = id
  }
  return done({ ids, errors })
}

/** Early checks; the rest is judged once the file is stored. */
function faultOf(bytes: Buffer): FieldCode | undefined {
  if (bytes.length > largestUpload) return 'file_too_large'
  return bytes.length > 0 && startsAsPdf(bytes) ? undefined : 'not_pdf'
}

/** If the judge is busy, or has three files of this sender, the file is judged when the application claims it. */
async function keep(store: Store, file: { id: string; name: string; sender: string }, bytes: Buffer) {
  await appendBytes(store, await ensureUpload(store, { ...file, size: bytes.length }), bytes)
  const judged = await judgeUpload(store, file.id, file.sender)
  return judged.ok ? judged.value.code : undefined
}

/** The same file from the same page gets the same upload id, so that a repeated application is recognised. */
function idOf(postKey: string, field: string, bytes: Buffer): string {
  return uuidOfHex(createHmac('sha256', postKey).update(`${field}\0`).update(bytes).digest('hex'))
}
