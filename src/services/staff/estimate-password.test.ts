import { expect, test } from 'vitest'
import { passwordEstimator } from './estimate-password.ts'

const good = { password: 'otter lantern gravel quince', words: [] }

test('an estimate that times out does not block the next one', async () => {
  const hurried = passwordEstimator({ patienceMs: 1 })
  expect(await hurried(good)).toBeUndefined()
  expect(await passwordEstimator()(good)).toBe('good')
})

test('estimates run one at a time, and are skipped beyond the queue limit', async () => {
  const estimate = passwordEstimator({ mostWaiting: 2 })
  const all = [estimate(good), estimate({ ...good, password: 'passwordpassword' }), estimate(good)]
  expect(await Promise.all(all)).toEqual(['good', 'guessable', undefined])
  expect(await estimate(good)).toBe('good')
})

test('personal and product words make a password weaker', async () => {
  const judged = { password: 'bepoase teaching', words: ['bepoase', 'teaching'] }
  expect(await passwordEstimator()(judged)).toBe('guessable')
})
