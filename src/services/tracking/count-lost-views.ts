import { readdir, readFile, rm, stat } from 'node:fs/promises'
import type { Database } from '../../store/database.ts'
import { readWritten, saveLost } from '../../store/tracking/view-runs.ts'
import { countBytes, pathOf } from './taken-count.ts'

/** A run with views in memory renews its file every second. */
const aliveMs = 120_000
const keptMs = 86_400_000

/** Counts the views that killed runs of this machine had in memory. Counting twice gives the same number. */
export async function countLostViews(database: Database, folder: string, isAliveWithinMs = aliveMs) {
  for (const runId of await listRuns(folder)) {
    const path = pathOf(folder, runId)
    const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)])
    const age = Date.now() - mtimeMs
    const taken = bytes.length === countBytes ? bytes.readDoubleLE() : 0
    const written = await readWritten(database, runId)
    if (taken > written && age > isAliveWithinMs) {
      await saveLost(database, runId, taken, new Date(mtimeMs))
      await rm(path, { force: true })
    } else if (age > keptMs) {
      await rm(path, { force: true })
    }
  }
}

async function listRuns(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names.flatMap((name) => /^([\da-f-]{36})\.count$/.exec(name)?.[1] ?? [])
}
