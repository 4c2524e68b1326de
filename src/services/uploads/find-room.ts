import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { type UnclaimedWeight, weighUnclaimed } from '../../store/uploads/unclaimed-uploads.ts'

/** Quota for all unclaimed files. */
const roomForUnclaimed = 10 * 1024 ** 3
/** A hundred files of the largest size, for a university behind one address; the rest stays for others. */
const shareOfOneSender = 1024 ** 3
const tryAgainSeconds = 3600

const weighings = new WeakMap<Store, { until: number; weight: Promise<UnclaimedWeight> }>()

/** Checks the quotas of unclaimed bytes, in total and per sender. */
export async function findRoom(store: Store, sender: string | null): Promise<Outcome<undefined>> {
  const { total, sendersAtLimit } = await weigh(store)
  const later = { retryAfterSeconds: tryAgainSeconds }
  if (total > roomForUnclaimed) return refuse('unavailable', later)
  if (sender !== null && sendersAtLimit.includes(sender)) return refuse('uploads_full', later)
  return done(undefined)
}

/** Cached for a second, because every request with bytes asks. */
function weigh(store: Store): Promise<UnclaimedWeight> {
  const known = weighings.get(store)
  if (known && performance.now() < known.until) return known.weight
  const weight = weighUnclaimed(store, shareOfOneSender)
  weighings.set(store, { until: performance.now() + 1000, weight })
  weight.catch(() => weighings.delete(store))
  return weight
}
