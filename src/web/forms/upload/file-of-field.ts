import { fileName } from '../../../domain/file-name.ts'
import { faultOf } from './check-file.ts'
import { keptFile } from './kept-files.ts'
import { type LoadedUploads, loadUploads } from './load-uploads.ts'
import type { Hear } from './one-file.ts'

type OneFile = ReturnType<LoadedUploads['oneFile']>

/** The file of a field; what keeps and sends it is loaded when there is something for it to do. */
export function fileOfField(key: string, hear: Hear) {
  const stopping = new AbortController()
  const { signal } = stopping
  let one: OneFile | undefined
  let coming: Promise<void> | undefined
  let latest: { name: string; size: number } | undefined
  /** Rises with all that happens: what was begun before has no say any more. */
  let turn = 0

  async function load(): Promise<void> {
    const uploads = await loadUploads(signal, () => {
      if (latest) hear.show({ ...latest, at: 'waiting', arrived: 0, for: 'line' })
    })
    if (!signal.aborted) one = uploads?.oneFile(key, hear)
  }
  async function act(work: (one: OneFile) => Promise<void>): Promise<void> {
    const mine = ++turn
    if (!one) {
      coming ??= load()
      await coming
    }
    if (one && mine === turn) await work(one)
  }
  return {
    /**
     * Goes on where an earlier page was left; where the form has an answer already, that says with which file.
     * A form that may have been sent may have claimed it: then it is gone for everybody else, and yet in order.
     */
    async takeUp(answer?: string, isPerhapsClaimed?: boolean): Promise<void> {
      const mine = ++turn
      const kept = await keptFile(key)
      if (mine !== turn) return
      latest = kept
      if (kept || answer !== undefined) return act((one) => one.takeUp(answer, isPerhapsClaimed))
      one?.stop()
      hear.show(undefined)
    },
    async choose(chosen: File): Promise<void> {
      const mine = ++turn
      const file = { name: fileName(chosen.name), size: chosen.size }
      const why = await faultOf(chosen)
      if (mine !== turn) return
      if (why) return hear.show({ ...file, at: 'refused', why })
      latest = file
      hear.show({ ...file, at: 'sending', sent: 0 })
      return act((one) => one.choose(file.name, chosen))
    },
    remove(): Promise<void> {
      latest = undefined
      hear.show(undefined)
      return act((one) => one.remove())
    },
    tryNow: () => one?.tryNow(),
    /** The page goes; the file stays on the device. */
    stop() {
      stopping.abort()
      one?.stop()
    },
  }
}
