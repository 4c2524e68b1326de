import { done, type Outcome, refuse } from '../domain/refusals.ts'
import type { Store } from '../store/open-store.ts'
import { weighUnclaimed } from '../store/uploads.ts'

/** So that files which nobody ever claims cannot fill the disk before they are swept. */
const roomForUnclaimed = 10 * 1024 ** 3
const tryAgainSeconds = 3600

const weighings = new WeakMap<Store, { until: number; weight: Promise<number> }>()

/** Whether there is room for more bytes that no application has claimed. */
export async function findRoom(store: Store): Promise<Outcome<undefined>> {
  const weight = await weigh(store)
  if (weight <= roomForUnclaimed) return done(undefined)
  return refuse('unavailable', { retryAfterSeconds: tryAgainSeconds })
}

/** Asked whenever bytes come, so the answer serves everybody for a second. */
function weigh(store: Store): Promise<number> {
  const known = weighings.get(store)
  if (known && performance.now() < known.until) return known.weight
  const weight = weighUnclaimed(store)
  weighings.set(store, { until: performance.now() + 1000, weight })
  weight.catch(() => weighings.delete(store))
  return weight
}
