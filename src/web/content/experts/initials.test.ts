import { expect, test } from 'vitest'
import { initialsOf } from './initials.ts'

test.each([
  ['Dr Nomvula Larkspur', 'NL'],
  ['Prof. Teodor Hawthorn', 'TH'],
  ['María José Ángeles', 'MÁ'],
  ['Sukarno', 'S'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
