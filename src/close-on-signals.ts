/** A terminal and systemd tell every process of a group, and npm passes on what it hears: that is still one signal. */
const sameSignalMs = 1000

/** The first signal closes in good order; a later one comes from a person who will not wait. */
export function closeOnSignals(close: () => Promise<void>): void {
  let since: number | undefined
  async function onSignal() {
    if (since === undefined) {
      since = performance.now()
      await close()
      process.exit(0)
    }
    if (performance.now() - since > sameSignalMs) process.exit(130)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
