import type { Candidate } from './candidate.ts'
import { type Judged, judges } from './judge.ts'
import type { Need } from './need.ts'
import { type Criterion, criteria, scale, type Weights } from './scale.ts'

export type Petals = Readonly<Record<Criterion, Judged>>

export type Match = {
  /** The score, of 100: points as a share of what could be judged. */
  readonly score: number
  /** How much could be judged, of 100. Missing answers lower this, never the score. */
  readonly confidence: number
  /** In points of the usual scale, whatever the weights. */
  readonly petals: Petals
  readonly weights: Weights
  /** The version of the scale with which it was computed. */
  readonly version: string
}

/** The least number that all maxima divide: with it the weighted points are whole, here and in the database. */
export const unit = 60

/** What a point of the usual scale counts, in sixtieths. */
export const factorOf = (criterion: Criterion, weights: Weights): number =>
  (unit / scale.maximum[criterion]) * weights[criterion]

export function scoreMatch(need: Need, candidate: Candidate, weights: Weights = scale.maximum): Match {
  const petals = Object.fromEntries(
    criteria.map((criterion) => [criterion, judges[criterion](need, candidate)]),
  ) as Record<Criterion, Judged>
  const sum = (part: 'points' | 'maximum') =>
    criteria.reduce((total, one) => total + petals[one][part] * factorOf(one, weights), 0)
  const [points, maximum] = [sum('points'), sum('maximum')]
  const score = maximum === 0 ? 0 : Math.floor((200 * points + maximum) / (2 * maximum))
  const confidence = Math.floor((2 * maximum + unit) / (2 * unit))
  return { score, confidence, petals, weights, version: scale.version }
}
