/** The first signal closes in good order; a second one comes from a person who will not wait. */
export function closeOnSignals(close: () => Promise<void>): void {
  let closing = false
  async function onSignal() {
    if (closing) process.exit(130)
    closing = true
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
}
