import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { forgetUpload } from '../../store/uploads/uploads.ts'

export async function cancelUpload(store: Store, id: string): Promise<Outcome<undefined>> {
  return (await forgetUpload(store, id)) ? done(undefined) : refuse('not_found')
}
