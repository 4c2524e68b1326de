import * as v from 'valibot'
import { wholeNumber } from '../forms/engine/whole-number.ts'
import { done, type FieldCode, fieldCode, type Outcome, refuse } from '../refusals.ts'
import { type Criterion, criteria, scale, type Weights } from './scale.ts'
import type { Match, Petals } from './score.ts'

/** The sum of the weights of all criteria. */
export const allWeights = 100

const weight = v.pipe(
  v.unknown(),
  v.transform(wholeNumber),
  v.number(fieldCode('invalid_number')),
  v.integer(fieldCode('invalid_number')),
  v.minValue(0, fieldCode('out_of_range')),
  v.maxValue(allWeights, fieldCode('out_of_range')),
)

/** Errors by criterion; under `weights` if they are not 100 together. */
export function readWeights(given: Readonly<Partial<Record<Criterion, unknown>>>): Outcome<Weights> {
  const errors: Partial<Record<Criterion, FieldCode>> = {}
  const weights = { ...scale.maximum } as Record<Criterion, number>
  for (const criterion of criteria) {
    const read = v.safeParse(weight, given[criterion])
    if (read.success) weights[criterion] = read.output
    else errors[criterion] = read.issues[0].message as FieldCode
  }
  if (Object.keys(errors).length > 0) return refuse('invalid_answers', { errors })
  const sum = criteria.reduce((total, criterion) => total + weights[criterion], 0)
  return sum === allWeights
    ? done(weights)
    : refuse('invalid_answers', { errors: { weights: 'out_of_range' } })
}

export function areSameWeights(one: Weights, other: Weights): boolean {
  return criteria.every((criterion) => one[criterion] === other[criterion])
}

/**
 * The points of each criterion as its weight counts them, to a tenth. Full points stay full, and a criterion with points
 * keeps a tenth at least, so that they never contradict the sentence.
 */
export function weighPetals({ petals, weights }: Pick<Match, 'petals' | 'weights'>): Petals {
  const weighed = criteria.map((criterion) => {
    const { points, maximum, evidence } = petals[criterion]
    const inTenths = (part: number) => {
      const tenths = Math.floor((10 * part * weights[criterion]) / scale.maximum[criterion]) / 10
      return part > 0 && weights[criterion] > 0 ? Math.max(0.1, tenths) : 0
    }
    return [criterion, { points: inTenths(points), maximum: inTenths(maximum), evidence }]
  })
  return Object.fromEntries(weighed) as Petals
}
