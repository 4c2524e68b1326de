import type { MatchStatus } from './match-status.ts'

/** Requests that one volunteer carries at a time. */
export const capacity = 2

/** Somebody works for the hospital, or has been chosen to. */
export const engaged = [
  'selected',
  'confirmed',
  'agreement_signed',
  'active',
  'on_hold',
] as const satisfies readonly MatchStatus[]

/** For how long an offer counts as recent. */
export const recentDays = 365
