import { expect, test } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

test('an outage opens the breaker for a while, and each further one for twice as long, up to a limit', async () => {
  const breaker = createCircuitBreaker([200, 500])
  const closings: number[] = []
  for (const _ of [1, 2, 3, 4]) {
    breaker.trip()
    closings.push(Math.ceil(breaker.closedForMs() / 100) * 100)
    await expect.poll(() => breaker.closedForMs(), { interval: 5 }).toBe(0)
  }
  expect(closings).toEqual([200, 400, 500, 500])
})

test('several failures during one outage open the breaker once', () => {
  const breaker = createCircuitBreaker([1000, 8000])
  for (const _ of [1, 2, 3]) breaker.trip()
  expect(breaker.closedForMs()).toBeLessThanOrEqual(1000)
})

test('after an outage one mail probes the server, then the breaker closes', () => {
  const breaker = createCircuitBreaker([1000, 8000])
  expect(breaker.isProving()).toBe(false)
  breaker.trip()
  expect(breaker.isProving()).toBe(true)
  breaker.reset()
  expect(breaker.isProving()).toBe(false)
  expect(breaker.closedForMs()).toBe(0)
})
