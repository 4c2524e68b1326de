import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { type Draft, deleteDraft, findDraft } from '../../store/drafts.ts'
import type { Store } from '../../store/open-store.ts'
import { digestOf } from '../token-digest.ts'

export async function readDraft(
  store: Store,
  token: string,
): Promise<Outcome<Omit<Draft, 'expires_at'> & { expires_at: string }>> {
  const draft = await findDraft(store, digestOf(token))
  return draft ? done({ ...draft, expires_at: draft.expires_at.toISOString() }) : refuse('not_found')
}

/** Its mail goes with it; its files go when nobody has touched them for a day, unless an application has claimed them. */
export async function dropDraft(store: Store, token: string): Promise<Outcome<{ success: true }>> {
  return (await deleteDraft(store, digestOf(token))) ? done({ success: true }) : refuse('not_found')
}
