import { expect, test } from 'vitest'
import { hangShutter } from './circuit-breaker.ts'

test('an outage closes for a while, and a second one for twice as long, up to a limit', async () => {
  const shutter = hangShutter([200, 500])
  const closings: number[] = []
  for (const _ of [1, 2, 3, 4]) {
    shutter.down()
    closings.push(Math.ceil(shutter.closedForMs() / 100) * 100)
    await expect.poll(() => shutter.closedForMs(), { interval: 5 }).toBe(0)
  }
  expect(closings).toEqual([200, 400, 500, 500])
})

test('mails that meet the same outage close it once', () => {
  const shutter = hangShutter([1000, 8000])
  for (const _ of [1, 2, 3]) shutter.down()
  expect(shutter.closedForMs()).toBeLessThanOrEqual(1000)
})

test('after an outage one mail probes the server, then the breaker closes', () => {
  const shutter = hangShutter([1000, 8000])
  expect(shutter.isProving()).toBe(false)
  shutter.down()
  expect(shutter.isProving()).toBe(true)
  shutter.up()
  expect(shutter.isProving()).toBe(false)
  expect(shutter.closedForMs()).toBe(0)
})
