import { expect, test } from 'vitest'
import { passwordEstimator } from './estimate-password.ts'

const good = { password: 'otter lantern gravel quince', words: [] }

test('a password that takes too long has no estimate, and the next one has', async () => {
  const hurried = passwordEstimator({ patienceMs: 1 })
  expect(await hurried(good)).toBeUndefined()
  expect(await passwordEstimator()(good)).toBe('good')
})

test('estimates are made one after the other, and none beyond the queue', async () => {
  const estimate = passwordEstimator({ mostWaiting: 2 })
  const all = [estimate(good), estimate({ ...good, password: 'passwordpassword' }), estimate(good)]
  expect(await Promise.all(all)).toEqual(['good', 'guessable', undefined])
  expect(await estimate(good)).toBe('good')
})

test('words that a guesser would try first count against a password', async () => {
  const judged = { password: 'bepoase teaching', words: ['bepoase', 'teaching'] }
  expect(await passwordEstimator()(judged)).toBe('guessable')
})
