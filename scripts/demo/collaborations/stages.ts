import type { ApplicationStatus } from '../../../src/domain/applications/application-status.ts'
import type { MatchStatus } from '../../../src/domain/matching/match-status.ts'
import type { PastMove } from '../moves.ts'

/** Where the experts of the nth request in a status are; the first is the one that the hospital has chosen, if any. */
export function matchesOf(status: ApplicationStatus<'hospital'>, nth: number): readonly MatchStatus[] {
  const some = plans[status]
  return some?.[nth % some.length] ?? []
}

const others = ['not_selected', 'not_selected', 'declined'] as const

const plans: Partial<Record<ApplicationStatus<'hospital'>, readonly (readonly MatchStatus[])[]>> = {
  eligible: [
    [],
    ['suggested', 'suggested', 'suggested'],
    ['interested', 'invited', 'declined', 'suggested'],
    ['interested', 'interested', 'interested', 'lapsed'],
  ],
  shortlist_sent: [
    ['shortlisted', 'shortlisted', 'shortlisted'],
    ['shortlisted', 'shortlisted', 'shortlisted', 'shortlisted', 'declined'],
  ],
  expert_selected: [
    ['selected', ...others],
    ['selected', ...others],
    ['confirmed', ...others],
    ['confirmed', 'not_selected', 'not_selected', 'not_selected'],
    ['agreement_signed', ...others],
  ],
  active: [['on_hold', ...others], ...Array(8).fill(['active', ...others])],
  completed: [['completed', ...others]],
  no_match: [['declined', 'lapsed', 'declined']],
}

const before: Partial<Record<MatchStatus, MatchStatus>> = {
  invited: 'suggested',
  interested: 'invited',
  declined: 'invited',
  lapsed: 'invited',
  shortlisted: 'interested',
  not_selected: 'shortlisted',
  selected: 'shortlisted',
  confirmed: 'selected',
  agreement_signed: 'confirmed',
  active: 'agreement_signed',
  on_hold: 'active',
  completed: 'active',
}

/** Through which statuses a match comes to this one. */
export function wayTo(status: MatchStatus): MatchStatus[] {
  const earlier = before[status]
  return earlier ? [...wayTo(earlier), status] : [status]
}

export type Moments = Readonly<Record<MatchStatus, Date>>

/** When a match of a request reaches each status: together with the request, or between two moves of it. */
export function momentsOf(moves: readonly PastMove[], now: Date): Moments {
  const at = (status: ApplicationStatus<'hospital'>) =>
    moves.find(({ to_status }) => to_status === status)?.moved_at.getTime()
  const decided = at('shortlist_sent') ?? at('no_match')
  const open = decided === undefined ? now.getTime() - fewDays : 0
  const sent = decided ?? now.getTime()
  const eligible = Math.max(at('eligible') ?? sent, open)
  const chosen = at('expert_selected') ?? now.getTime()
  const begun = at('active') ?? now.getTime()
  const completed = at('completed') ?? now.getTime()
  const between = (from: number, to: number, share: number) => new Date(from + share * (to - from))
  return {
    suggested: between(eligible, sent, 0.1),
    invited: between(eligible, sent, 0.3),
    interested: between(eligible, sent, 0.6),
    declined: between(eligible, sent, 0.6),
    lapsed: between(eligible, sent, 0.9),
    shortlisted: new Date(sent),
    not_selected: new Date(chosen),
    selected: new Date(chosen),
    confirmed: between(chosen, begun, 0.3),
    agreement_signed: between(chosen, begun, 0.8),
    active: new Date(begun),
    on_hold: between(begun, now.getTime(), 0.5),
    completed: new Date(completed),
    ended_early: new Date(completed),
  }
}

/** Nobody waits longer for an answer that is still open. */
const fewDays = 5 * 86_400_000
