import { expect, test } from 'vitest'
import { done, refuse } from '../../domain/refusals.ts'
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
])('%s is refused', async (_, password) => {
  expect(await judgeNewPassword(password, person)).toEqual(
    refuse('invalid_answers', { errors: { password: 'guessable' } }),
  )
})

test.each(['a long enough sentence', 'otter lantern gravel quince', 'Xk3#pv9!wQz7', 'ሰላም ለሁሉም ሰው ይሁን'])(
  'one that nobody would try is taken: %s',
  async (password) => {
    expect(await judgeNewPassword(password, person)).toEqual(done(undefined))
  },
)

test('a very long one is taken, and judged by its beginning', async () => {
  const long = 'otter lantern gravel quince '.repeat(35)
  expect(await judgeNewPassword(long, { ...person, name: 'Ada '.repeat(200_000) })).toEqual(done(undefined))
})

test('what is missing, short or too long is refused without an estimate', async () => {
  const code = async (password: string) => {
    const judged = await judgeNewPassword(password, person)
    return judged.ok ? undefined : judged.refusal.errors?.password
  }
  expect(await code('')).toBe('required')
  expect(await code('short')).toBe('too_short')
  expect(await code('x'.repeat(1001))).toBe('too_long')
})

test('of too many at once, some are refused unjudged, with a time to come back', async () => {
  const judged = await Promise.all(
    Array.from({ length: 12 }, () => judgeNewPassword('otter lantern gravel quince', person)),
  )
  const later = { errors: { password: 'not_checked' }, retryAfterSeconds: 10 } as const
  expect(judged[0]).toEqual(done(undefined))
  expect(judged.slice(8)).toEqual(Array(4).fill(refuse('unavailable', later)))
})
