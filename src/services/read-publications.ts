import type { Store } from '../store/open-store.ts'
import { listPublications, type Publication } from '../store/publications.ts'

export type { Publication } from '../store/publications.ts'

export function readPublications(store: Store): Promise<Publication[]> {
  return listPublications(store)
}
