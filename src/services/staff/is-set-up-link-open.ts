import type { Store } from '../../store/open-store.ts'
import { countStaff } from '../../store/staff/first-administrator.ts'
import { findSetUpLink } from '../../store/staff/set-up-links.ts'
import { digestOf } from '../protection/token-digest.ts'

/** Whether a set-up link is still valid, before the form is shown. */
export async function isSetUpLinkOpen(store: Store, token: string): Promise<boolean> {
  return (await findSetUpLink(store, digestOf(token))) && (await countStaff(store)) === 0
}
