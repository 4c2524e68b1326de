import { setTimeout as sleep } from 'node:timers/promises'

/** Several times what hashing takes, and hardly felt. */
const stepMs = 250

/** For work that takes longer where somebody is known: it ends on a full step, so that its time does not tell. */
export async function evenly<T>(work: () => Promise<T>): Promise<T> {
  const since = performance.now()
  try {
    return await work()
  } finally {
    await sleep(stepMs - ((performance.now() - since) % stepMs))
  }
}
