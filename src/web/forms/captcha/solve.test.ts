import { pbkdf2Sync, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, expect, test, vi } from 'vitest'
import { plainPbkdf2 } from './plain-pbkdf2.ts'
import { solve } from './solve.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const ours = { deriveKey, hmacSignatureSecret: 'a secret' }
const newChallenge = () => createChallenge({ ...ours, algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 40 })

test('what a browser solves is what altcha takes', async () => {
  const challenge = await newChallenge()
  const solution = await solve(challenge)
  expect(solution.counter).toBe(40)
  expect(await verifySolution({ ...ours, challenge, solution })).toMatchObject({ verified: true })
})

test('a page over plain http, to which browsers do not lend their hashing, finds the same', async () => {
  const challenge = await newChallenge()
  const solution = await solve(challenge)
  vi.stubGlobal('crypto', {})
  expect(await solve(challenge)).toEqual(solution)
})

test.each([1, 2, 3, 500])('the hashing of our own is PBKDF2, also of %i iterations', (iterations) => {
  for (const length of [1, 16, 20, 51]) {
    const [password, salt] = [randomBytes(length), randomBytes(length)]
    const key = pbkdf2Sync(password, salt, iterations, 32, 'sha256')
    expect(Buffer.from(plainPbkdf2(password, salt, iterations))).toEqual(key)
  }
})
