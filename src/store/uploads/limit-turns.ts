import { FolderUnavailable } from './folder-unavailable.ts'

export type InTurn = <T>(act: () => Promise<T>) => Promise<T>

/** Runs at most so many actions at once, in order; one that waits too long is not begun. */
export function limitTurns(most: number, longestWaitMs: number): InTurn {
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

/** Rejects if the work takes longer, which goes on all the same. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new FolderUnavailable(`The folder took longer than ${ms} ms.`)), ms)
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}
