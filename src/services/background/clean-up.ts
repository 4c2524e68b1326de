import type { Store } from '../../store/open-store.ts'
import { repeatErasures } from '../../store/privacy/erase-application.ts'
import { forgetExpired } from '../../store/privacy/forget-expired.ts'
import { hourly } from '../../store/privacy/retention.ts'
import { clearNight } from '../privacy/clear-night.ts'
import { keepOn, type Ongoing } from './start-job.ts'

const hourInMilliseconds = 3_600_000

/** Clears away at the start and every hour, and once a night; what fails is tried again next time. */
export function keepHouse(
  store: Store,
  chores: readonly (() => Promise<void>)[],
  pauseMs = hourInMilliseconds,
): Ongoing {
  return keepOn(clear, {
    pauseMs,
    onFailure: (err) => store.log.warn({ err }, 'What has run out was not cleared away'),
  })

  async function clear(signal: AbortSignal): Promise<void> {
    await repeatErasures(store)
    await forgetExpired(store, hourly, signal)
    await clearNight(store, signal)
    for (const chore of chores) await chore()
  }
}
