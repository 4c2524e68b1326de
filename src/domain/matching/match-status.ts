/** The allowed moves of a match; a status without one is final. */
export const matchMoves = {
  suggested: ['invited', 'shortlisted', 'lapsed'],
  invited: ['interested', 'declined', 'lapsed'],
  interested: ['shortlisted', 'declined', 'lapsed'],
  declined: [],
  lapsed: [],
  shortlisted: ['selected', 'not_selected', 'lapsed', 'declined'],
  not_selected: [],
  selected: ['confirmed', 'declined', 'ended_early'],
  confirmed: ['agreement_signed', 'ended_early'],
  agreement_signed: ['active', 'ended_early'],
  active: ['on_hold', 'completed', 'ended_early'],
  on_hold: ['active', 'ended_early'],
  completed: [],
  ended_early: [],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type MatchStatus = keyof typeof matchMoves

export const matchStatuses = Object.keys(matchMoves) as MatchStatus[]

/** A shortlist that is not sent to the hospital yet. */
const inTheMaking: readonly MatchStatus[] = ['suggested', 'invited', 'interested']

export const isInTheMaking = (status: MatchStatus): boolean => inTheMaking.includes(status)

const over: readonly MatchStatus[] = ['declined', 'lapsed', 'not_selected', 'ended_early']

/** The match came to nothing: the same two may be matched again. */
export const isOver = (status: MatchStatus): boolean => over.includes(status)

export type MatchActor = 'staff' | 'hospital' | 'expert' | 'system'

export function mayMatchMove(from: MatchStatus, to: MatchStatus): boolean {
  return (matchMoves[from] as readonly MatchStatus[]).includes(to)
}
