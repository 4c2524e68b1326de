import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tallyOfPlaywright, tallyOfVitest } from './tally.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aster-tally-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function report(content: object): Promise<string> {
  const file = join(folder, 'report.json')
  await writeFile(file, JSON.stringify(content))
  return file
}

const file = (status: string, ...tests: string[]) => ({
  name: 'some.test.ts',
  status,
  assertionResults: tests.map((status) => ({
    status,
    fullName: `it ${status}`,
    failureMessages: ['Error: late\n  at once'],
  })),
})

test('skipped tests count neither as passed nor as failed', async () => {
  const path = await report({
    testResults: [file('passed', 'passed', 'skipped'), file('failed', 'failed', 'passed')],
  })
  expect(tallyOfVitest(path, 1)).toEqual({
    passed: 2,
    failed: 1,
    failures: [{ file: 'some.test.ts', title: 'it failed', reason: 'Error: late' }],
  })
})

test('a test file that fails to load counts as a failure', async () => {
  const path = await report({ testResults: [file('passed', 'passed'), file('failed')] })
  expect(tallyOfVitest(path, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: [{ file: 'some.test.ts', title: 'some.test.ts', reason: '' }],
  })
})

test('a run that exits with an error counts as a failure even if every test passed', async () => {
  const path = await report({ testResults: [file('passed', 'passed')] })
  expect(tallyOfVitest(path, 1)).toEqual({ passed: 1, failed: 1 })
  expect(tallyOfVitest(path, null)).toEqual({ passed: 1, failed: 1 })
})

test('a run without a report counts as a failure', () => {
  expect(tallyOfVitest(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 })
  expect(tallyOfPlaywright(join(folder, 'none.json'), 0)).toEqual({ passed: 0, failed: 1 })
})

test('a flaky journey counts as a failure', async () => {
  const path = await report({ stats: { expected: 3, unexpected: 1, flaky: 1 }, errors: [] })
  expect(tallyOfPlaywright(path, 1)).toEqual({ passed: 3, failed: 2 })
})

test('a failed journey is named with its file and the first line of its error', async () => {
  const failed = {
    ok: false,
    title: 'it fails',
    file: 'some.spec.ts',
    tests: [{ results: [{ error: { message: 'Error: late\n  at once' } }] }],
  }
  const path = await report({
    stats: { expected: 1, unexpected: 1, flaky: 0 },
    errors: [],
    suites: [{ specs: [{ ...failed, ok: true }], suites: [{ specs: [failed] }] }],
  })
  const failures = [{ file: 'some.spec.ts', title: 'it fails', reason: 'Error: late' }]
  expect(tallyOfPlaywright(path, 1)).toEqual({ passed: 1, failed: 1, failures })
})
