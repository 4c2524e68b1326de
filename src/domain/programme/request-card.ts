import type { ApplicationStatus } from '../applications/application-status.ts'
import type { AnswerGate } from '../matching/gate-names.ts'
import type { MatchStatus } from '../matching/match-status.ts'
import { isChosen } from '../matching/shortlist.ts'
import type { ReportKind, ReportStatus, Side } from './reports.ts'

/** A match as the board knows it. Days are ISO dates. */
export type CardMatch = {
  readonly id: string
  readonly expert: string
  readonly status: MatchStatus
  readonly moved_at: Date
  /** Whether the last move can still be taken back. */
  readonly is_held: boolean
  /** The gates that today's answers close, while the expert may still be chosen. */
  readonly gates: readonly AnswerGate[]
  /** From then on an invitation accepts no answer. */
  readonly answer_by: Date | null
  readonly ends_on: string | null
  /** The sides that have accepted the agreement. */
  readonly signed: readonly Side[]
  readonly has_letter: boolean
  readonly reports: readonly CardReport[]
}

export type CardReport = {
  readonly kind: ReportKind
  readonly status: ReportStatus
  readonly due_on: string
}

/** A request with its matches, as one card of the board. */
export type RequestCard = { readonly status: ApplicationStatus; readonly matches: readonly CardMatch[] }

export const chosenOf = <Match extends CardMatch>({ matches }: { readonly matches: readonly Match[] }) =>
  matches.find(({ status }) => isChosen(status))

/** Statuses of experts who may still be chosen, the most advanced first. */
const considered: readonly MatchStatus[] = ['interested', 'shortlisted', 'invited', 'suggested']

export const isConsidered = (status: MatchStatus): boolean => considered.includes(status)

/** Experts with another status are not on the card. */
const shown: readonly MatchStatus[] = [...considered, 'declined', 'ended_early']

/** A card shows at most so many experts, and the number of the others. */
const mostChips = 5

/** The experts on a card: the chosen one alone or, before the choice, all who are or were considered. */
export function chipsOf<Match extends CardMatch>(card: {
  readonly matches: readonly Match[]
}): { chips: readonly Match[]; rest: number } {
  const chosen = chosenOf(card)
  if (chosen) return { chips: [chosen], rest: 0 }
  const all = shown.flatMap((status) => card.matches.filter((match) => match.status === status))
  return { chips: all.slice(0, mostChips), rest: Math.max(0, all.length - mostChips) }
}
