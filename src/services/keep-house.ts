import { setTimeout as sleep } from 'node:timers/promises'
import { forgetExpired } from '../store/forget-expired.ts'
import type { Store } from '../store/open-store.ts'
import { sweepUpload } from '../store/uploads.ts'

export type Housekeeping = { close(): Promise<void> }

const hourInMilliseconds = 3_600_000

/** Clears away at the start and every hour; what fails is tried again next time. Instances may do it together. */
export function keepHouse(store: Store, pauseMs = hourInMilliseconds): Housekeeping {
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
      await forgetExpired(store).catch((err: Error) =>
        store.log.warn({ err }, 'What has run out was not forgotten'),
      )
      await sweep().catch((err: Error) => store.log.warn({ err }, 'Old uploads were not swept'))
      await sleep(pauseMs, null, { signal }).catch(() => {})
    }
  }

  async function sweep(): Promise<void> {
    let isMoreLeft = true
    while (isMoreLeft && !signal.aborted) isMoreLeft = await sweepUpload(store)
  }
}
