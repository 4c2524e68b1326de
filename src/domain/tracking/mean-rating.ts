import { ratings } from '../forms/feedback-report.ts'
import type { IdOf } from '../lists/list.ts'
import type { Tally } from './outcomes.ts'

export type Rating = IdOf<typeof ratings>

export const ratingNames = ratings.items.map(({ id }) => id)

/** The best rating has as many points as there are ratings, the worst one. */
export function meanRating(tally: Tally<Rating>): { mean: number | undefined; of: number } {
  const of = ratingNames.reduce((sum, name) => sum + tally[name], 0)
  const points = ratingNames.reduce((sum, name, at) => sum + tally[name] * (ratingNames.length - at), 0)
  return { mean: of > 0 ? points / of : undefined, of }
}
