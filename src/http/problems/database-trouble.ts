/** SQLSTATEs of shutdown, startup, recovery, too many connections, timeouts, serialisation failures and deadlocks. */
const passing = /^(08|53|57)...$|^3D000$|^55P03$|^40P01$|^40001$/

/** The driver's own errors have no code. */
const driver = /^Connection terminated|timeout exceeded when trying to connect|not queryable/

/** Transient database errors, in contrast to bugs. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code = '', syscall = '' } = error as { code?: string; syscall?: string }
  return (
    passing.test(code) ||
    ['connect', 'getaddrinfo', 'read', 'write'].includes(syscall) ||
    driver.test(error.message)
  )
}
