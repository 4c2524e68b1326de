import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, test } from 'vitest'
import { solve } from './solve.ts'

const ours = { deriveKey, hmacSignatureSecret: 'a secret' }

test('altcha accepts the browser’s solution', async () => {
  const challenge = await createChallenge({ ...ours, algorithm: 'PBKDF2/SHA-256', cost: 10, counter: 40 })
  const solution = await solve(challenge)
  expect(solution.counter).toBe(40)
  expect(await verifySolution({ ...ours, challenge, solution })).toMatchObject({ verified: true })
})
