import { done, type Outcome } from '../../domain/refusals.ts'
import type { ApplicationFilter } from '../../domain/review/application-query.ts'
import type { Store } from '../../store/open-store.ts'
import { findPlace, listApplications } from '../../store/review/listed-applications.ts'

export type Neighbours = { previous: string | null; next: string | null }

/** The neighbours of an application in a list, even if it no longer matches the filter. */
export async function findNeighbours(
  store: Store,
  id: string,
  filter: ApplicationFilter,
): Promise<Outcome<Neighbours>> {
  const after = await findPlace(store, id, filter.sort)
  if (!after) return done({ previous: null, next: null })
  const [previous, next] = await Promise.all(
    [true, false].map((backwards) => listApplications(store, filter, { after, atMost: 1, backwards })),
  )
  return done({ previous: previous?.[0]?.id ?? null, next: next?.[0]?.id ?? null })
}
