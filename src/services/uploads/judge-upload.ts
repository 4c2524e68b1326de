import { createHash } from 'node:crypto'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { reportOf, type UploadReport, type Verdict } from '../../domain/uploads/upload.ts'
import type { Store } from '../../store/open-store.ts'
import { findUpload, readUpload, saveVerdict, type Upload } from '../../store/uploads/uploads.ts'
import { judgePdf } from './pdf/judge-pdf.ts'

/** Concurrent calls share one judgement. */
const running = new Map<string, Promise<Outcome<Verdict>>>()

/** The state of an upload; judges a complete file that has no verdict yet. */
export async function judgeUpload(store: Store, id: string, caller?: string): Promise<Outcome<UploadReport>> {
  const upload = await findUpload(store, id)
  if (!upload) return refuse('not_found')
  if (upload.verdict !== null || upload.received < upload.size) return done(reportOf(upload))

  const judging = running.get(id) ?? judge(store, upload, caller).finally(() => running.delete(id))
  running.set(id, judging)
  const judged = await judging
  if (!judged.ok) return judged
  const now = await findUpload(store, id)
  return now ? done(reportOf(now)) : refuse('not_found')
}

async function judge(store: Store, { id, size }: Upload, caller?: string): Promise<Outcome<Verdict>> {
  const hash = createHash('sha256')
  const read = async () => {
    const bytes = Buffer.alloc(size)
    let filled = 0
    for await (const piece of readUpload(store, id)) {
      hash.update(piece)
      filled += piece.copy(bytes, filled)
    }
    return bytes
  }
  const judged = await judgePdf({ id, caller, read })
  if (!judged.ok) return judged
  // If another instance judged or deleted the file meanwhile, bytes were missing: discard this verdict.
  const verdict = judged.value
  await saveVerdict(store, id, verdict === 'fine' ? { verdict, sha256: hash.digest() } : { verdict })
  return judged
}
