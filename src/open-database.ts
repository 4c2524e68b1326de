import type { Config } from './configuration/config.ts'
import { createLog } from './http/logging/log.ts'
import { openStore } from './store/open-store.ts'

/** Begins to open the database, and does not wait for it. */
export function openDatabase(config: Config, signal?: AbortSignal) {
  const log = createLog(config.logLevel)
  const publicSite = config.mode === 'production' ? config.publicUrl.origin : undefined
  const opening = openStore({ ...config, publicSite, log, signal })
  // Prevents an unhandled rejection if it fails before it is awaited.
  opening.catch(() => {})
  return { log, opening }
}
