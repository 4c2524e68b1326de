import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { withSecondRun } from './second-run.ts'
import type { Failure, Tally } from './tally.ts'

const said = vi.spyOn(console, 'log')
beforeAll(() => said.mockImplementation(() => {}))
afterAll(() => said.mockRestore())

const failure = (title: string): Failure => ({ file: 'some.test.ts', title, reason: 'Error: late' })
const failedWith = (...titles: string[]): Tally => ({
  passed: 5,
  failed: titles.length,
  failures: titles.map(failure),
})

test('a test that fails alone, too, counts as failed, and one that passes alone as passed', async () => {
  const tally = await withSecondRun(failedWith('slow', 'broken'), async () => ({
    ...failedWith('broken'),
    passed: 1,
  }))
  expect(tally).toEqual({
    passed: 6,
    failed: 1,
    failures: [failure('broken')],
    passedAlone: [failure('slow')],
  })
})

test('a second run that cannot run counts as failed', async () => {
  const tally = await withSecondRun(failedWith('slow'), async () => ({ passed: 0, failed: 1 }))
  expect(tally).toEqual({ passed: 5, failed: 1, failures: [] })
})

test.each([
  ['nothing failed', { passed: 5, failed: 0 }],
  ['a failure has no name', { passed: 5, failed: 1 }],
  ['much failed', failedWith(...Array.from({ length: 11 }, (_, at) => `broken ${at}`))],
])('there is no second run where %s', async (_, first) => {
  const runAlone = vi.fn<() => Promise<Tally>>()
  expect(await withSecondRun(first, runAlone)).toBe(first)
  expect(runAlone).not.toHaveBeenCalled()
})
