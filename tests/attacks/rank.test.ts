import { expect, test } from 'vitest'
import { auc } from './rank.ts'

test('samples that are always larger, never larger, equal, or larger half of the time have the right AUC', () => {
  expect(auc([3, 4], [1, 2])).toBe(1)
  expect(auc([1, 2], [3, 4])).toBe(0)
  expect(auc([1, 1], [1, 1, 1])).toBe(0.5)
  expect(auc([1, 4], [2, 3])).toBe(0.5)
  expect(auc([2, 3], [1, 2])).toBe(0.875)
})
