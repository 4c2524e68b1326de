import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { findUpload as find, type Upload } from '../../store/uploads/uploads.ts'

/** The state of an upload without judging it, for resuming. */
export async function findUpload(store: Store, id: string): Promise<Outcome<Upload>> {
  const upload = await find(store, id)
  return upload ? done(upload) : refuse('not_found')
}
