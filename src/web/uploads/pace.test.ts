import fc from 'fast-check'
import { expect, test } from 'vitest'
import { measure, type Pace, pauseSeconds, pieceSize, secondsLeft, unmeasured } from './pace.ts'

const KiB = 1024

/** Simulates sending pieces of the suggested size for this time. */
function ride(bytesPerSecond: number, seconds: number, delay = 0.2): Pace {
  let pace = unmeasured
  for (let time = 0; time < seconds; ) {
    const piece = pieceSize(pace)
    const took = delay + piece / bytesPerSecond
    pace = measure(pace, piece, took)
    time += took
  }
  return pace
}

test('a piece takes a few seconds at any speed', () => {
  for (const speed of [2, 5, 20, 60].map((kib) => kib * KiB)) {
    const took = pieceSize(ride(speed, 60)) / speed
    expect(took, `${speed} bytes a second`).toBeGreaterThan(2.5)
    expect(took, `${speed} bytes a second`).toBeLessThan(9)
  }
})

test('the size of a piece has a lower and an upper limit', () => {
  expect(pieceSize(ride(10_000 * KiB, 5))).toBe(256 * KiB)
  expect(pieceSize(measure(unmeasured, 0, 30))).toBe(16 * KiB)
  expect(pieceSize(unmeasured)).toBe(32 * KiB)
})

test('pieces become smaller after a timeout', () => {
  const good = ride(500 * KiB, 10)
  expect(pieceSize(measure(good, 0, 30))).toBeLessThan(pieceSize(good))
})

test('the remaining time is shown only if reliable, and is then about right', () => {
  expect(secondsLeft(unmeasured, 1_000_000)).toBeUndefined()
  expect(secondsLeft(measure(unmeasured, 32 * KiB, 0.3), 1_000_000)).toBeUndefined()
  expect(secondsLeft(measure(unmeasured, 0, 30), 1_000_000)).toBeUndefined()
  const left = secondsLeft(ride(50 * KiB, 20), 1000 * KiB) ?? 0
  expect(left).toBeGreaterThan(18)
  expect(left).toBeLessThan(25)
})

test('at varying speed the remaining time does not jump', () => {
  const uneven = fc.array(fc.double({ min: 0.5, max: 2, noNaN: true }), { minLength: 10, maxLength: 40 })
  fc.assert(
    fc.property(uneven, (factors) => {
      let pace = ride(50 * KiB, 20)
      for (const factor of factors) {
        const before = secondsLeft(pace, 1000 * KiB) ?? 0
        const piece = pieceSize(pace)
        pace = measure(pace, piece, 0.2 + piece / (50 * KiB * factor))
        const after = secondsLeft(pace, 1000 * KiB) ?? 0
        expect(after / before).toBeGreaterThan(0.7)
        expect(after / before).toBeLessThan(1.5)
      }
    }),
  )
})

test('pauses grow up to twelve seconds', () => {
  const pauses = Array.from({ length: 40 }, (_, index) => pauseSeconds(index + 1))
  expect(Math.max(...pauses)).toBeLessThanOrEqual(12)
  expect(pauses[1]).toBeLessThanOrEqual(1)
  expect(pauses[3]).toBeGreaterThan(pauses[1] ?? 0)
  expect(Math.min(...pauses.slice(6))).toBeGreaterThanOrEqual(9)
})
