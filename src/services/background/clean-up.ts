import type { Store } from '../../store/open-store.ts'
import { repeatErasures } from '../../store/privacy/erase-application.ts'
import { forgetExpired } from '../../store/privacy/forget-expired.ts'
import { hourly } from '../../store/privacy/retention.ts'
import { clearNight } from '../privacy/clear-night.ts'

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
