/**
 * Looks up many keys with one query. Keys that arrive while a query runs share the next one, so a caller waits for two
 * queries at most.
 */
export function batchLookups<Found>(find: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>) {
  let waiting = new Set<string>()
  let next: Promise<ReadonlyMap<string, Found>> | undefined
  let running: Promise<unknown> = Promise.resolve()

  function ask(): Promise<ReadonlyMap<string, Found>> {
    const turn = running.then(() => {
      const keys = [...waiting]
      waiting = new Set()
      next = undefined
      return find(keys)
    })
    running = turn.catch(() => {})
    return turn
  }

  return async (key: string): Promise<Found | undefined> => {
    waiting.add(key)
    next ??= ask()
    return (await next).get(key)
  }
}
