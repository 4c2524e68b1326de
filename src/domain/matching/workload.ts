import type { MatchStatus } from './match-status.ts'

/** Requests that one volunteer carries at a time. */
export const capacity = 2

/** Statuses in which the expert works for the hospital, or will. */
export const engaged = [
  'selected',
  'confirmed',
  'agreement_signed',
  'active',
  'on_hold',
] as const satisfies readonly MatchStatus[]

/** For how long an offer counts as recent. */
export const recentDays = 365
