import type { Failure, Tally } from './tally.ts'

/** More failures than these cannot be due to a stall of the machine. */
const mostFailures = 10

/**
 * A machine that stalls for half a minute fails what waits for it. Few failures run a second time, with nothing beside
 * them: one that fails again counts, and one that passes is printed with the reason of its first failure.
 */
export async function withSecondRun(
  first: Tally,
  runAlone: (failures: readonly Failure[]) => Promise<Tally>,
): Promise<Tally> {
  const { passed, failed, failures = [] } = first
  const areKnown = failed > 0 && failures.length === failed
  if (!areKnown || failed > mostFailures) return first
  console.log(`\n${failed} failed; a second run of them, alone:\n`)
  const second = await runAlone(failures)
  const again = new Set(second.failures?.map(({ title }) => title))
  const passedAlone = failures.filter(({ title }) => !again.has(title))
  return {
    passed: passed + Math.max(0, failed - second.failed),
    failed: second.failed,
    failures: second.failures ?? [],
    ...(second.failed < failed && { passedAlone }),
  }
}
