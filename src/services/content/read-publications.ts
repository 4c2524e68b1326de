import { listPublications, type Publication } from '../../store/content/publications.ts'
import type { Store } from '../../store/open-store.ts'

export type { Publication } from '../../store/content/publications.ts'

export function readPublications(store: Store): Promise<Publication[]> {
  return listPublications(store)
}
