import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { type UnclaimedWeight, weighUnclaimed } from '../../store/uploads/uploads.ts'

/** So that files which nobody ever claims cannot fill the disk before they are swept. */
const roomForUnclaimed = 10 * 1024 ** 3
/** A hundred files of the largest size, for a university behind one address; the rest stays for others. */
const shareOfOneSender = 1024 ** 3
const tryAgainSeconds = 3600

const weighings = new WeakMap<Store, { until: number; weight: Promise<UnclaimedWeight> }>()

/** Whether there is room for more bytes that no application has claimed, in all and for this sender. */
export async function findRoom(store: Store, sender: string | null): Promise<Outcome<undefined>> {
  const { total, sendersAtLimit } = await weigh(store)
  const later = { retryAfterSeconds: tryAgainSeconds }
  if (total > roomForUnclaimed) return refuse('unavailable', later)
  if (sender !== null && sendersAtLimit.includes(sender)) return refuse('uploads_full', later)
  return done(undefined)
}

/** Asked whenever bytes come, so the answer serves everybody for a second. */
function weigh(store: Store): Promise<UnclaimedWeight> {
  const known = weighings.get(store)
  if (known && performance.now() < known.until) return known.weight
  const weight = weighUnclaimed(store, shareOfOneSender)
  weighings.set(store, { until: performance.now() + 1000, weight })
  weight.catch(() => weighings.delete(store))
  return weight
}
