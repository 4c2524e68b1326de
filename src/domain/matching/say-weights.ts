import type { Translate } from '../messages/translate.ts'
import { criteria, type Weights } from './scale.ts'

/** 'Fields 30, Languages 20, …'. */
export function sayWeights(weights: Weights, t: Translate): string {
  return criteria.map((criterion) => `${t(`match.${criterion}`)} ${weights[criterion]}`).join(', ')
}
