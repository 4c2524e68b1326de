import { setTimeout as sleep } from 'node:timers/promises'

/** Step of the padding, several times the duration of a hash. */
const stepMs = 250

/** Pads the duration to a full step, against timing oracles. */
export async function padResponseTime<T>(work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  try {
    return await work()
  } finally {
    await sleep(stepMs - ((performance.now() - since) % stepMs))
  }
}
