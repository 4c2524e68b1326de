import type { Store } from '../../store/open-store.ts'
import { repeatErasures } from '../../store/privacy/erase-application.ts'
import { forgetExpired } from '../../store/privacy/forget-expired.ts'
import { hourly, nightly } from '../../store/privacy/retention.ts'
import { beginNight, endNight } from '../../store/privacy/retention-runs.ts'

/**
 * Deletes expired rows: short-lived ones hourly, those with a retention period once a night. Failures are retried at
 * the next run.
 */
export async function cleanUp(
  store: Store,
  signal: AbortSignal,
  chores: readonly (() => Promise<void>)[] = [],
): Promise<void> {
  await repeatErasures(store)
  await forgetExpired(store, hourly, signal)
  await clearNight(store, signal)
  for (const chore of chores) await chore()
}

/** Nightly, by one instance; an interrupted run is continued by the next. */
async function clearNight(store: Store, signal: AbortSignal): Promise<void> {
  const night = await beginNight(store)
  if (night === undefined) return
  const gone = await forgetExpired(store, nightly, signal)
  if (!signal.aborted) await endNight(store, night, gone)
}
