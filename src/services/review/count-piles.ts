import type { CountedPile } from '../../domain/review/piles.ts'
import { everywhere } from '../../domain/staff/regions.ts'
import type { Store } from '../../store/open-store.ts'
import { recordPileCounts } from '../../store/review/pile-counts.ts'
import { readPiles } from './read-today.ts'

/** Stores today's counts for the trends of later days. */
export async function countPiles(store: Store): Promise<void> {
  const found = Object.entries(await readPiles(store, everywhere)).map(([name, { count }]) => [name, count])
  await recordPileCounts(store, Object.fromEntries(found) as Record<CountedPile, number>)
}
