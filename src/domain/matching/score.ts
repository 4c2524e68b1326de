import type { Candidate } from './candidate.ts'
import { type Judged, judges } from './judge.ts'
import type { Need } from './need.ts'
import { type Criterion, criteria, scale } from './scale.ts'

export type Petals = Readonly<Record<Criterion, Judged>>

export type Match = {
  /** Of 100: the share of what could be judged. */
  readonly score: number
  /** Of 100: how much could be judged. Missing answers lower this, never the score. */
  readonly confidence: number
  readonly petals: Petals
  /** Of the scale that it was weighed with. */
  readonly version: string
}

export function scoreMatch(need: Need, candidate: Candidate): Match {
  const petals = Object.fromEntries(
    criteria.map((criterion) => [criterion, judges[criterion](need, candidate)]),
  ) as Record<Criterion, Judged>
  const points = sum(petals, 'points')
  const confidence = sum(petals, 'maximum')
  const score = confidence === 0 ? 0 : Math.floor((200 * points + confidence) / (2 * confidence))
  return { score, confidence, petals, version: scale.version }
}

function sum(petals: Petals, part: 'points' | 'maximum'): number {
  return Object.values(petals).reduce((total, petal) => total + petal[part], 0)
}
