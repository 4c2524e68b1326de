import type { ApplicationKind, ApplicationStatus } from '../applications/application-status.ts'
import type { FieldErrors } from '../refusals.ts'

/** What reviewers score; the names are stored. */
export const criteria = {
  expert: ['experience', 'stewardship', 'communication'],
  hospital: ['need', 'readiness', 'commitment'],
  trainer: ['knowledge', 'teaching', 'communication'],
} as const satisfies Record<ApplicationKind, readonly string[]>

export type Criterion = (typeof criteria)[ApplicationKind][number]

/** Scores go from 1 (poor) to this (excellent). */
export const highestScore = 5

export const recommendations = ['accept', 'unsure', 'decline'] as const

export type Recommendation = (typeof recommendations)[number]

export const longestComment = 2000

export type Scores = Readonly<Record<string, number>>

/** Every criterion of the kind has its score, and nothing else has one. */
export function checkScores(kind: ApplicationKind, scores: Scores): FieldErrors {
  const known: readonly string[] = criteria[kind]
  const missing = known.filter((name) => !Object.hasOwn(scores, name))
  const unknown = Object.keys(scores).filter((name) => !known.includes(name))
  return Object.fromEntries([
    ...missing.map((name) => [`scores.${name}`, 'required']),
    ...unknown.map((name) => [`scores.${name}`, 'unknown_field']),
  ])
}

/** The mean; undefined without numbers. */
export function meanOf(numbers: readonly number[]): number | undefined {
  return numbers.length > 0 ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : undefined
}

const open: readonly ApplicationStatus[] = ['submitted', 'in_review', 'info_requested', 'interview']

/** Reviewers assess an application until the decision. */
export const isAssessed = (status: ApplicationStatus): boolean => open.includes(status)
