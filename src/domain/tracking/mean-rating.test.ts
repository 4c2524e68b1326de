import { expect, test } from 'vitest'
import { meanRating } from './mean-rating.ts'

test('16.21 the mean of ratings is between four points and one', () => {
  const none = { very_helpful: 0, helpful: 0, partly_helpful: 0, not_helpful: 0 }
  expect(meanRating(none)).toEqual({ mean: undefined, of: 0 })
  expect(meanRating({ ...none, very_helpful: 3 })).toEqual({ mean: 4, of: 3 })
  expect(meanRating({ ...none, not_helpful: 1 })).toEqual({ mean: 1, of: 1 })
  expect(meanRating({ ...none, very_helpful: 2, helpful: 1, partly_helpful: 1 })).toEqual({
    mean: 3.25,
    of: 4,
  })
})
