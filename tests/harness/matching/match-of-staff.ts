import { readMatch } from '../../../src/services/programme/read-match.ts'
import type { Store } from '../../../src/store/open-store.ts'

export const fine = { ok: true }

export const refused = (code: string, more: object = {}) => ({ ok: false, refusal: { code, ...more } })

/** A match as staff see it. */
export async function matchIn(store: Store, id: string) {
  const found = await readMatch(store, id)
  if (!found.ok) throw new Error(found.refusal.code)
  return found.value
}
