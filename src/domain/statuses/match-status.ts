/** What may follow what between an expert and a request; a status that leads nowhere is final. */
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

/** Who moves a match. */
export type MatchActor = 'staff' | 'hospital' | 'expert' | 'system'

export function mayMatchMove(from: MatchStatus, to: MatchStatus): boolean {
  return (matchMoves[from] as readonly MatchStatus[]).includes(to)
}
