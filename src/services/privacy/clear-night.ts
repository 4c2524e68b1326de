import type { Store } from '../../store/open-store.ts'
import { forgetExpired } from '../../store/privacy/forget-expired.ts'
import { nightly } from '../../store/privacy/retention.ts'
import { beginNight, endNight } from '../../store/privacy/retention-runs.ts'

/** Nightly, by one instance; an interrupted run is continued by the next. */
export async function clearNight(store: Store, signal: AbortSignal): Promise<void> {
  const night = await beginNight(store)
  if (night === undefined) return
  const gone = await forgetExpired(store, nightly, signal)
  if (!signal.aborted) await endNight(store, night, gone)
}
