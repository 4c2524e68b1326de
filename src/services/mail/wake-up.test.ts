import { expect, test } from 'vitest'
import { createBell } from './wake-up.ts'

const aLongTime = 60_000

test('a ring ends the wait', async () => {
  const bell = createBell()
  const waiting = bell.wait(aLongTime)
  bell.ring()
  await waiting
})

test('a ring without a waiter is remembered', async () => {
  const bell = createBell()
  bell.ring()
  await bell.wait(aLongTime)
})

test('one ring ends one wait; the next wait runs its full time', async () => {
  const bell = createBell()
  bell.ring()
  await bell.wait(aLongTime)
  const since = performance.now()
  await bell.wait(50)
  expect(performance.now() - since).toBeGreaterThan(45)
})
