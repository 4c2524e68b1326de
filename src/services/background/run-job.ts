import { setTimeout as sleep } from 'node:timers/promises'
import type { LogMessage } from '../../domain/privacy/log-messages.ts'
import type { Store } from '../../store/open-store.ts'

export type Job = {
  /** The work of one run. Instances run it side by side: SKIP LOCKED divides the rows. */
  run(store: Store, signal: AbortSignal): Promise<unknown>
  everyMs: number
  onFailure: LogMessage
}

export type RunningJob = { close(): Promise<void> }

/** Runs a job at once and then at its interval; closing waits for the current run. */
export function runJob(store: Store, { run, everyMs, onFailure }: Job): RunningJob {
  const stopping = new AbortController()
  const { signal } = stopping
  const running = repeat()
  return {
    async close() {
      stopping.abort()
      await running
    },
  }

  async function repeat(): Promise<void> {
    while (!signal.aborted) {
      await run(store, signal).catch((err: Error) => store.log.warn({ err }, onFailure))
      await sleep(everyMs, null, { signal }).catch(() => {})
    }
  }
}
