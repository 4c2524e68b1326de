import { expect, test } from 'vitest'
import { drawnSize } from './drawn-page.ts'

test('31.19 a page is drawn 1200 pixels wide, and at most twice as high', () => {
  expect(drawnSize({ width: 595, height: 842 })).toMatchObject({ width: 1200, height: 1698 })
  expect(drawnSize({ width: 842, height: 595 })).toMatchObject({ width: 1200, height: 848 })
  expect(drawnSize({ width: 100, height: 14_400 })).toMatchObject({ width: 17, height: 2400 })
  expect(drawnSize({ width: 14_400, height: 1 })).toMatchObject({ width: 1200, height: 1 })
})

test('31.19 a page without an extent is not drawn', () => {
  for (const size of [
    { width: 0, height: 0 },
    { width: Number.NaN, height: 1 },
    { width: Number.POSITIVE_INFINITY, height: 1 },
    { width: -5, height: 10 },
  ])
    expect(drawnSize(size)).toBeUndefined()
})
