import { setTimeout as sleep } from 'node:timers/promises'

export type Ongoing = { close(): Promise<void> }

/** Does something now and again and again until it is closed, which waits for what is under way. */
export function keepOn(
  act: (signal: AbortSignal) => Promise<void>,
  { pauseMs, onFailure }: { pauseMs: number; onFailure: (err: Error) => void },
): Ongoing {
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
      await act(signal).catch(onFailure)
      await sleep(pauseMs, null, { signal }).catch(() => {})
    }
  }
}
