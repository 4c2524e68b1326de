import { useSyncExternalStore } from 'react'
import type { FileState } from './file-state.ts'

export type UnderWay = { file: FileState; tryNow: () => void }

/** By question: files that have yet to arrive, wherever on the page their fields are. */
let files: ReadonlyMap<string, UnderWay> = new Map()
const listeners = new Set<() => void>()

export function reportUnderWay(name: string, underWay: UnderWay | undefined): void {
  if (!underWay && !files.has(name)) return
  const next = new Map(files)
  if (underWay) next.set(name, underWay)
  else next.delete(name)
  files = next
  for (const changed of listeners) changed()
}

export function useUnderWay(): ReadonlyMap<string, UnderWay> {
  return useSyncExternalStore(listen, () => files)
}

function listen(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}
