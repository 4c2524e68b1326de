import { type ApplicationKind, type ApplicationStatus, movesFrom } from './application-status.ts'

type Moves = Readonly<Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>>

/** Moves of a request that only matching makes, never staff by hand. */
const byMatching: Moves = {
  eligible: ['shortlist_sent'],
  shortlist_sent: ['expert_selected', 'eligible'],
  expert_selected: ['active', 'shortlist_sent'],
  active: ['completed'],
}

export function isMadeByMatching(kind: ApplicationKind, from: ApplicationStatus, to: ApplicationStatus) {
  return kind === 'hospital' && (byMatching[from]?.includes(to) ?? false)
}

/** Reopening a request whose expert has left is manual, and possible only without an open match. */
export function isSearchAgain(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return to === 'eligible' && (from === 'expert_selected' || from === 'active')
}

export function movesByHand(kind: ApplicationKind, from: ApplicationStatus): readonly ApplicationStatus[] {
  return movesFrom(kind, from).filter((to) => !isMadeByMatching(kind, from, to))
}
