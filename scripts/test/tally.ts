import { readFileSync } from 'node:fs'

/** A test that failed, or a file that did not load; `reason` is the first line of its error. */
export type Failure = { file: string; title: string; reason: string }

/** Failures, and those that passed in a second run, are repeated at the end: the output has scrolled past them. */
export type Tally = { passed: number; failed: number; failures?: Failure[]; passedAlone?: Failure[] }

type VitestReport = {
  testResults: {
    name: string
    status: string
    message?: string
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[]
  }[]
}

type Suite = { suites?: Suite[]; specs?: Spec[] }
type Spec = {
  ok: boolean
  title: string
  file: string
  tests: { results: { error?: { message?: string } }[] }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites?: Suite[]
}

/** A file that fails to load reports no failed test; count it as one. */
export function tallyOfVitest(report: string, exitCode: number | null): Tally {
  return tallyOf(exitCode, () => {
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as VitestReport
    const failures = testResults.flatMap(({ name: file, status, message, assertionResults }): Failure[] => {
      const failed = assertionResults.filter((test) => test.status === 'failed')
      if (status === 'failed' && failed.length === 0)
        return [{ file, title: file, reason: firstLine(message) }]
      return failed.map(({ fullName, failureMessages }) => ({
        file,
        title: fullName,
        reason: firstLine(failureMessages?.[0]),
      }))
    })
    const passed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'passed').length
    return { passed, failed: failures.length, ...(failures.length > 0 && { failures }) }
  })
}

export function tallyOfPlaywright(report: string, exitCode: number | null): Tally {
  return tallyOf(exitCode, () => {
    const { stats, errors, suites = [] } = JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport
    const failures = suites
      .flatMap(specsOf)
      .filter(({ ok }) => !ok)
      .map(({ file, title, tests }) => ({
        file,
        title,
        reason: firstLine(
          tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []))[0],
        ),
      }))
    const failed = stats.unexpected + stats.flaky + errors.length
    return { passed: stats.expected, failed, ...(failures.length > 0 && { failures }) }
  })
}

const specsOf = ({ suites = [], specs = [] }: Suite): Spec[] => [...specs, ...suites.flatMap(specsOf)]

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

const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

function firstLine(message = ''): string {
  return (message.replaceAll(colours, '').split('\n', 1)[0] ?? '').slice(0, 300)
}
