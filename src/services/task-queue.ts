/** Runs tasks one at a time, in the order of their calls; undefined if too many wait. */
export function taskQueue(mostWaiting: number) {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return <T>(task: () => Promise<T>): Promise<T> | undefined => {
    if (waiting >= mostWaiting) return undefined
    waiting++
    const result = last.then(task)
    last = result.catch(() => {})
    return result.finally(() => waiting--)
  }
}
