import { expect, test } from 'vitest'
import { judgeProblem } from './mail-problem.ts'

test.each([
  ['550 5.1.1 … user unknown', 'refused'],
  ['452-4.2.2 mailbox full', 'put_off'],
  ['unwritten', 'unwritten'],
  ['restored', 'restored'],
  ['ETIMEDOUT: Connection timeout', 'unanswered'],
  ['ENOSPC', 'unanswered'],
  ['', 'unanswered'],
])('a mail that failed with %j was %s', (words, problem) => {
  expect(judgeProblem(words)).toBe(problem)
})
