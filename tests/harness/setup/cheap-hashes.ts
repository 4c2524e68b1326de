import { afterAll } from 'vitest'
import { hashCost } from '../../../src/services/protection/hash-password.ts'

/** A hash costs 65 ms of processor time, and tests of sign-in make hundreds; `hash-password.test.ts` checks the real cost. */
const usual = { ...hashCost }
Object.assign(hashCost, { memory: 64, passes: 1 })
afterAll(() => {
  Object.assign(hashCost, usual)
})
