import { expect, test } from 'vitest'
import { countries } from '../../../domain/lists/countries.ts'
import { places } from '../world-map/generated/places.ts'
import { columnAt, labelledColumns, radiusOf, shareOf, ticksTo } from './scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [40, [0, 10, 20, 30, 40]],
  [41, [0, 20, 40, 60]],
  [2345, [0, 1000, 2000, 3000]],
])('the ticks of a plot up to %i are round numbers', (most, ticks) => {
  expect(ticksTo(most)).toEqual(ticks)
})

test('columns are labelled so that labels do not overlap', () => {
  expect(labelledColumns(3, 5)).toEqual([0, 1, 2])
  expect(labelledColumns(13, 5)).toEqual([0, 3, 6, 9, 12])
  expect(labelledColumns(31, 5)).toEqual([0, 7, 14, 21, 28])
})

test('time runs in reading direction', () => {
  expect(columnAt(0, 4, false)).toEqual({ start: 3, width: 19, middle: 12.5 })
  expect(columnAt(3, 4, true)).toEqual(columnAt(0, 4, false))
})

test('the area of a circle is proportional to its number; 0 has no circle', () => {
  expect(radiusOf(100, 100) / radiusOf(25, 100)).toBe(2)
  expect([radiusOf(0, 100), radiusOf(1, 1000)]).toEqual([0, 5])
})

test('a share of 0 is 0, and no share exceeds 100 %', () => {
  expect([shareOf(1, 3), shareOf(5, 3), shareOf(0, 0)]).toEqual([33.33, 100, 0])
})

test('every country of the list has a position on the map', () => {
  for (const { code, label } of countries) {
    const [x = -1, y = -1] = places[code] ?? []
    expect(x >= 0 && x <= 986 && y >= 0 && y <= 492, `${label} at ${x}, ${y}`).toBe(true)
  }
})
