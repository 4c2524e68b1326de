import type { MatchStatus } from '../matching/match-status.ts'
import type { Side } from './reports.ts'

const afterChoice = [
  'selected',
  'confirmed',
  'agreement_signed',
  'active',
  'on_hold',
  'completed',
  'ended_early',
] as const

/** The statuses that each side may see. A hospital sees its shortlist on another page. */
const told = {
  expert: ['invited', 'interested', 'declined', 'lapsed', 'shortlisted', 'not_selected', ...afterChoice],
  hospital: afterChoice,
} as const satisfies Readonly<Record<Side, readonly MatchStatus[]>>

export type OwnStatus = (typeof told)[Side][number]

export const ownStatuses: readonly OwnStatus[] = told.expert

/** Statuses in which the two sides have each other's contact details. */
const acquainted: readonly MatchStatus[] = ['confirmed', 'agreement_signed', 'active', 'on_hold', 'completed']

export const areAcquainted = (status: MatchStatus) => acquainted.includes(status)

/** Final statuses, in which only a report can still be due. */
const ended: readonly MatchStatus[] = ['declined', 'lapsed', 'not_selected', 'completed', 'ended_early']

export const isEnded = (status: MatchStatus) => ended.includes(status)

type Standing = {
  status: MatchStatus
  /** The status before a move that can still be taken back. */
  before: MatchStatus | null
  /** The status before a move by staff that can still be undone. */
  held?: MatchStatus | null
  /** The expert was asked whether the request suits them. */
  isAsked: boolean
}

/** The status of a match as this side may see it; undefined if it may not know of it. */
export function statusFor(
  side: Side,
  { status, before, held = null, isAsked }: Standing,
): OwnStatus | undefined {
  const isHeldBack = side === 'expert' && before !== null && decidedByChoice.includes(status)
  const isHeld = held !== null && heldMoves.includes(status)
  const known = isHeldBack ? before : isHeld ? held : status
  const isTold = side === 'hospital' || isAsked || unasked.includes(known)
  return isTold ? told[side].find((one) => one === known) : undefined
}

/** Statuses that follow from a choice; experts see them only after the hold. */
const decidedByChoice: readonly MatchStatus[] = ['selected', 'not_selected', 'lapsed']

/** Statuses after a move by staff whose mails are held; neither side sees them before. */
const heldMoves: readonly MatchStatus[] = ['invited', 'active', 'completed']

/** A chosen expert sees the match even without an invitation. */
const unasked: readonly MatchStatus[] = told.hospital
