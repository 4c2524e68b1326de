import { expect, test } from 'vitest'
import { pausesUntil } from './pauses.ts'

const aLongTime = 3600

test.each([
  ['the device is online again', () => window.dispatchEvent(new Event('online'))],
  ['the page is visible again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('a pause ends when %s', async (_reason, happen) => {
  const pause = pausesUntil(new AbortController().signal).take(aLongTime)
  happen()
  await pause
})

test('a pause ends when the user retries', async () => {
  const pauses = pausesUntil(new AbortController().signal)
  const pause = pauses.take(aLongTime)
  pauses.end()
  await pause
})

test('a pause ends when it is cancelled', async () => {
  const stopping = new AbortController()
  const pause = pausesUntil(stopping.signal).take(aLongTime)
  stopping.abort()
  await pause
})

test('a pause does not end when the page is hidden', async () => {
  const ended: string[] = []
  const pauses = pausesUntil(new AbortController().signal)
  const pause = pauses.take(aLongTime).then(() => ended.push('ended'))
  Object.defineProperty(document, 'hidden', { configurable: true, value: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await Promise.resolve()
  expect(ended).toEqual([])
  pauses.end()
  await pause
})
