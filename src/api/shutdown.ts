import type { Log } from './log.ts'

/** The first signal closes in good order; a second one is a person who does not want to wait. */
export function closeOnSignals(close: () => Promise<void>): void {
  let closing = false
  const onSignal = async (signal: NodeJS.Signals) => {
    if (closing) process.exit(130)
    closing = true
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
