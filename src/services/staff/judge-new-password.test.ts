import { expect, test } from 'vitest'
import { done, refuse } from '../../domain/refusals.ts'
import { gradePassword } from './grade-password.ts'
import { judgeNewPassword } from './judge-new-password.ts'

const person = {
  name: 'Ines Verbena',
  email: 'ines.v@hospital.example',
  institution: 'Bepoase Teaching Hospital',
}

/** The same grades without a process for each. */
const judgeHere = (password: string) =>
  judgeNewPassword(password, person, async (judged) => gradePassword(judged))

test.each([
  ['a common one', 'passwordpassword'],
  ['a leaked one', '1q2w3e4r5t6y'],
  ['one character, repeated', 'zzzzzzzzzzzzzzzz'],
  ['a run on the keyboard', 'qwertyuiop[]'],
  ['a sequence', 'abcdefghijklmn'],
  ['a common one in disguise', 'P@ssw0rd1234'],
  ['the name', 'inesverbena12'],
  ['the address', 'ines.v@hospital.example'],
  ['the product', 'ASTERaster2026'],
  ['what the product stands for', 'stewardship registry'],
  ['the institution', 'bepoase teaching'],
])('%s is refused', async (_, password) => {
  expect(await judgeHere(password)).toEqual(refuse('invalid_answers', { errors: { password: 'guessable' } }))
})

test.each(['a long enough sentence', 'otter lantern gravel quince', 'Xk3#pv9!wQz7', 'ሰላም ለሁሉም ሰው ይሁን'])(
  'a strong password is accepted: %s',
  async (password) => {
    expect(await judgeHere(password)).toEqual(done(undefined))
  },
)

test('a very long password is accepted, and estimated by its beginning', async () => {
  const long = 'otter lantern gravel quince '.repeat(35)
  expect(await judgeNewPassword(long, { ...person, name: 'Ada '.repeat(200_000) })).toEqual(done(undefined))
})

test('an empty, short or too long password is refused without an estimate', async () => {
  const code = async (password: string) => {
    const judged = await judgeNewPassword(password, person)
    return judged.ok ? undefined : judged.refusal.errors?.password
  }
  expect(await code('')).toBe('required')
  expect(await code('short')).toBe('too_short')
  expect(await code('x'.repeat(1001))).toBe('too_long')
})

test('beyond the queue limit passwords are refused with Retry-After', async () => {
  const judged = await Promise.all(
    Array.from({ length: 12 }, () => judgeNewPassword('otter lantern gravel quince', person)),
  )
  const later = { errors: { password: 'not_checked' }, retryAfterSeconds: 10 } as const
  expect(judged[0]).toEqual(done(undefined))
  expect(judged.slice(8)).toEqual(Array(4).fill(refuse('unavailable', later)))
})
