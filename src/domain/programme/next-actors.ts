import type { MatchStatus } from '../matching/match-status.ts'
import { shortlistSize } from '../matching/shortlist.ts'
import { reportAuthor, type Side } from './reports.ts'
import type { NextActor } from './request-acts.ts'
import { type CardMatch, type CardReport, chosenOf, type RequestCard } from './request-card.ts'

/** Who has to act next for a request; empty once it has ended. */
export function nextActorsOf(card: RequestCard, today: string): readonly NextActor[] {
  const chosen = chosenOf(card)
  if (chosen) return afterChoice(chosen, today)
  switch (card.status) {
    case 'eligible':
      return whileAsking(card)
    // While its mail is held, the hospital has not received the shortlist and need not act.
    case 'shortlist_sent':
      return card.matches.some(({ status, is_held }) => status === 'shortlisted' && is_held)
        ? []
        : ['hospital']
    // The expert has gone.
    case 'expert_selected':
    case 'active':
      return ['coordinator']
    default:
      return []
  }
}

/** Experts are waited for while an answer can still help; otherwise a coordinator asks, adds or sends. */
function whileAsking({ matches }: RequestCard): readonly NextActor[] {
  const fitting = matches.filter(({ gates }) => gates.length === 0)
  const count = (status: MatchStatus) => fitting.filter((match) => match.status === status).length
  const mayBeSent = count('interested') >= shortlistSize.least
  return count('invited') > 0 && count('suggested') === 0 && !mayBeSent ? ['expert'] : ['coordinator']
}

function afterChoice(
  { status, signed, has_letter, reports }: CardMatch,
  today: string,
): readonly NextActor[] {
  switch (status) {
    case 'confirmed': {
      const owes: Readonly<Record<Side, boolean>> = {
        hospital: !signed.includes('hospital') || !has_letter,
        expert: !signed.includes('expert'),
      }
      return (['hospital', 'expert'] as const).filter((side) => owes[side])
    }
    case 'active':
      return duringReports(reports, today)
    case 'completed':
      return []
    default:
      return ['coordinator']
  }
}

/** The coordinator if a report waits or all are settled; besides, the authors of overdue reports, else of the next one. */
function duringReports(reports: readonly CardReport[], today: string): readonly NextActor[] {
  const due = reports.filter(({ status }) => status === 'due')
  const authors = (some: readonly CardReport[]) => [...new Set(some.map(({ kind }) => reportAuthor[kind]))]
  const late = authors(due.filter(({ due_on }) => due_on < today))
  if (reports.some(({ status }) => status === 'submitted')) return ['coordinator', ...late]
  if (late.length > 0) return late
  const next = nextDayOf(due)
  return next === undefined ? ['coordinator'] : authors(due.filter(({ due_on }) => due_on === next))
}

export function nextDayOf(due: readonly CardReport[]): string | undefined {
  return due.map(({ due_on }) => due_on).toSorted()[0]
}
