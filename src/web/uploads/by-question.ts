import { useSyncExternalStore } from 'react'

/** What other parts of the page need to know about the file of a question, wherever its field is. */
export function byQuestion<T>() {
  const nothing: ReadonlyMap<string, T> = new Map()
  let all = nothing
  const listeners = new Set<() => void>()
  const now = () => all
  return {
    now,
    report(name: string, about: T | undefined): void {
      if (!about && !all.has(name)) return
      const next = new Map(all)
      if (about) next.set(name, about)
      else next.delete(name)
      all = next
      for (const changed of listeners) changed()
    },
    use: () => useSyncExternalStore(listen, now, () => nothing),
  }

  function listen(changed: () => void): () => void {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
}
