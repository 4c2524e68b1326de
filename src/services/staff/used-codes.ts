import type { Store } from '../../store/open-store.ts'
import { countHit } from '../../store/protection/rate-limits.ts'

/** An app shows a code for half a minute; it is accepted from 30 seconds before to 30 seconds after. */
const codeLivesMs = 120_000

/** Marks the code of an app as used; false where it was used before. */
export async function takeCode(store: Store, userId: string, code: string): Promise<boolean> {
  return (await countHit(store, `code ${userId} ${code}`, codeLivesMs)).hits === 1
}
