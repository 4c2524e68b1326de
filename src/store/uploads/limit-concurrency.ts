import { FolderUnavailable } from './folder-unavailable.ts'

export type RunLimited = <T>(act: () => Promise<T>) => Promise<T>

/**
 * A semaphore: runs at most so many actions at once, in order. One that waits too long is rejected and never starts.
 */
export function limitConcurrency(most: number, longestWaitMs: number): RunLimited {
  let free = most
  const waiting = new Set<() => void>()

  function wait(): Promise<void> {
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(begin)
        reject(new FolderUnavailable(`The folder of files gave no turn within ${longestWaitMs} ms.`))
      }, longestWaitMs)
      waiting.add(begin)
    })
  }

  return async (act) => {
    if (free > 0) free -= 1
    else await wait()
    try {
      return await act()
    } finally {
      const [next] = waiting
      if (next) {
        waiting.delete(next)
        next()
      } else free += 1
    }
  }
}

/** Rejects after a timeout; the work itself is not cancelled. */
export async function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new FolderUnavailable(`The folder took longer than ${ms} ms.`)), ms)
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
