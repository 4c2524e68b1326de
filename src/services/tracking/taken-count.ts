import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export type TakenCount = ReturnType<typeof openTakenCount>

export const countBytes = 8

/**
 * The number of page views that a run has taken, in a file: after a kill it tells how many were in memory. Eight bytes
 * into the page cache take two microseconds, and survive everything but a crash of the machine.
 */
export function openTakenCount(folder: string | undefined, runId: string) {
  const bytes = Buffer.alloc(countBytes)
  let file: number | undefined
  let isBroken = folder === undefined

  function open(): number {
    mkdirSync(folder ?? '', { recursive: true, mode: 0o700 })
    return openSync(pathOf(folder ?? '', runId), 'w', 0o600)
  }

  return {
    save(taken: number): void {
      if (isBroken) return
      bytes.writeDoubleLE(taken)
      try {
        file ??= open()
        writeSync(file, bytes, 0, countBytes, 0)
      } catch {
        isBroken = true // a full disk must not prevent the reading of pages
      }
    },
    /** Deletes the file if all views were written; otherwise `countLostViews` reads it later. */
    close(isSettled: boolean): void {
      if (file === undefined) return
      closeSync(file)
      file = undefined
      isBroken = true
      if (isSettled) rmSync(pathOf(folder ?? '', runId), { force: true })
    },
  }
}

export const pathOf = (folder: string, runId: string) => join(folder, `${runId}.count`)
