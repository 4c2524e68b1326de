import type { RegistryFacts } from '../forms/registry.ts'
import type { MatchStatus } from './match-status.ts'

/** Requests that one volunteer carries at a time, as administrators have set it. */
export const capacityIn = ({ expert_capacity }: Pick<RegistryFacts, 'expert_capacity'>): number =>
  Number(expert_capacity)

/** Statuses in which the expert works for the hospital, or will. */
export const engaged = [
  'selected',
  'confirmed',
  'agreement_signed',
  'active',
  'on_hold',
] as const satisfies readonly MatchStatus[]

export const isEngaged = (status: MatchStatus): boolean =>
  (engaged as readonly MatchStatus[]).includes(status)

/** The remaining capacity of an expert: all, a part, or nothing. */
export const loads = ['free', 'engaged', 'full'] as const

export type Load = (typeof loads)[number]

/** A coordinator's written reason lifts the limit for one request, at the suggestion or later. */
export const isLimitLifted = (match: { passed_gates: object; over_limit_reason: string | null }): boolean =>
  'no_capacity' in match.passed_gates || match.over_limit_reason !== null

export function loadOf(engagements: number, most: number, { isLimitLifted = false } = {}): Load {
  if (engagements === 0) return 'free'
  return engagements < most || isLimitLifted ? 'engaged' : 'full'
}

/** For how long an offer counts as recent. */
export const recentDays = 365
