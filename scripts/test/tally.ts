import { readFileSync } from 'node:fs'

/** `failures` are repeated at the end, since the output has scrolled past them. */
export type Tally = { passed: number; failed: number; failures?: string[] }

type VitestReport = {
  testResults: { name: string; status: string; assertionResults: { fullName: string; status: string }[] }[]
}
type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number }; errors: unknown[] }

/** A file that fails to load reports no failed test; count it as one. */
export function tallyOfVitest(report: string, exitCode: number | null): Tally {
  return tallyOf(exitCode, () => {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    const tests = testResults.flatMap(({ name, status, assertionResults }) => {
      const broke = { fullName: name, status: 'failed' }
      const states = assertionResults.map((test) => test.status)
      return status === 'failed' && !states.includes('failed')
        ? [...assertionResults, broke]
        : assertionResults
    })
    const failures = tests.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName)
    const passed = tests.filter(({ status }) => status === 'passed').length
    return { passed, failed: failures.length, ...(failures.length > 0 && { failures }) }
  })
}

export function tallyOfPlaywright(report: string, exitCode: number | null): Tally {
  return tallyOf(exitCode, () => {
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length }
  })
}

/** A nonzero exit code is a failure, whatever the report says. */
function tallyOf(exitCode: number | null, read: () => Tally): Tally {
  let tally: Tally
  try {
    tally = read()
  } catch {
    return { passed: 0, failed: 1 }
  }
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally
}
