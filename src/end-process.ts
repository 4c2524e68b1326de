import { setTimeout as sleep } from 'node:timers/promises'

const untilCompilersRest = 200

/**
 * `process.exit()` waits for V8's compiler threads. If one of them waits for the main thread to collect garbage, the process
 * never ends (nodejs/node#54918). During the pause the main thread is idle and can collect it.
 */
export async function endProcess(code: number): Promise<void> {
  await sleep(untilCompilersRest)
  process.exit(code)
}
