import { setTimeout as sleep } from 'node:timers/promises'
import { repeatErasures } from '../store/erase-application.ts'
import { forgetExpired } from '../store/forget-expired.ts'
import type { Store } from '../store/open-store.ts'
import { hourly } from '../store/retention.ts'
import { clearNight } from './privacy/clear-night.ts'

export type Housekeeping = { close(): Promise<void> }

const hourInMilliseconds = 3_600_000

/** Clears away at the start and every hour, and once a night; what fails is tried again next time. */
export function keepHouse(
  store: Store,
  tidyMails: () => Promise<void>,
  pauseMs = hourInMilliseconds,
): Housekeeping {
  const stopping = new AbortController()
  const { signal } = stopping
  const keeping = keep()
  return {
    async close() {
      stopping.abort()
      await keeping
    },
  }

  async function keep(): Promise<void> {
    while (!signal.aborted) {
      await clear().catch((err: Error) => store.log.warn({ err }, 'What has run out was not cleared away'))
      await sleep(pauseMs, null, { signal }).catch(() => {})
    }
  }

  async function clear(): Promise<void> {
    await repeatErasures(store)
    await forgetExpired(store, hourly, signal)
    await clearNight(store, signal)
    await tidyMails()
  }
}
