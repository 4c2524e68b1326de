import { expect, test } from 'vitest'
import { judgeNewPassword } from './judge-new-password.ts'

const person = {
  name: 'Ines Verbena',
  email: 'ines.v@hospital.example',
  institution: 'Bepoase Teaching Hospital',
}

test.each([
  ['one that many use', 'passwordpassword'],
  ['one that was found in a breach', '1q2w3e4r5t6y'],
  ['one character, repeated', 'zzzzzzzzzzzzzzzz'],
  ['a run on the keyboard', 'qwertyuiop[]'],
  ['a sequence', 'abcdefghijklmn'],
  ['a common one in disguise', 'P@ssw0rd1234'],
  ['the name', 'inesverbena12'],
  ['the address', 'ines.v@hospital.example'],
  ['the product', 'ASTERaster2026'],
  ['what the product stands for', 'stewardship registry'],
  ['the institution', 'bepoase teaching'],
])('%s is refused', (_, password) => {
  expect(judgeNewPassword(password, person)).toBe('guessable')
})

test.each(['a long enough sentence', 'otter lantern gravel quince', 'Xk3#pv9!wQz7', 'ሰላም ለሁሉም ሰው ይሁን'])(
  'one that nobody would try is taken: %s',
  (password) => {
    expect(judgeNewPassword(password, person)).toBeUndefined()
  },
)

test('a very long one is judged quickly', () => {
  const since = performance.now()
  expect(judgeNewPassword('otter lantern gravel quince '.repeat(35), person)).toBeUndefined()
  expect(performance.now() - since).toBeLessThan(1000)
})
