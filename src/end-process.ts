import { setTimeout as sleep } from 'node:timers/promises'

const untilCompilersRest = 200

/**
 * `process.exit()` waits for the threads that compile. One of them may be waiting for the main thread to collect garbage,
 * and then the process never ends (nodejs/node#54918); while the main thread is idle, it does.
 */
export async function endProcess(code: number): Promise<void> {
  await sleep(untilCompilersRest)
  process.exit(code)
}
