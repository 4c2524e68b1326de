import type { Store } from '../store/open-store.ts'
import { findSetUpLink } from '../store/set-up-links.ts'
import { countStaff } from '../store/staff.ts'
import { digestOf } from './token-digest.ts'

/** Whether a set-up link still leads anywhere, so that nobody fills in a form for nothing. */
export async function isSetUpLinkOpen(store: Store, token: string): Promise<boolean> {
  return (await findSetUpLink(store, digestOf(token))) && (await countStaff(store)) === 0
}
