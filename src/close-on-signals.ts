import { endProcess } from './end-process.ts'

/** A terminal and systemd signal the whole process group, and npm forwards signals: count these as one. */
const sameSignalMs = 1000

/** The first signal shuts down gracefully; a later one exits at once. */
export function closeOnSignals(close: () => Promise<void>): void {
  let since: number | undefined
  async function onSignal() {
    if (since === undefined) {
      since = performance.now()
      await close()
      return endProcess(0)
    }
    if (performance.now() - since > sameSignalMs) process.exit(130)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
