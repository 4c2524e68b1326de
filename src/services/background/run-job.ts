import { setTimeout as sleep } from 'node:timers/promises'
import type { LogMessage } from '../../domain/privacy/log-messages.ts'
import type { Store } from '../../store/open-store.ts'

export type Job = {
  /** What it does, again and again. Instances may do it together: rows that one has locked the others pass over. */
  run(store: Store, signal: AbortSignal): Promise<unknown>
  everyMs: number
  onFailure: LogMessage
}

export type RunningJob = { close(): Promise<void> }

/** Runs a job at once and then at its pace, until it is closed, which waits for the run under way. */
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
