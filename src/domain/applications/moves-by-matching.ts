import { type ApplicationKind, type ApplicationStatus, movesFrom } from './application-status.ts'

type Moves = Readonly<Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>>

/** Moves of a request that follow from what is done about its experts: nobody makes them by hand. */
const byMatching: Moves = {
  eligible: ['shortlist_sent'],
  shortlist_sent: ['expert_selected', 'eligible'],
  expert_selected: ['active', 'shortlist_sent'],
  active: ['completed'],
}

export function isMadeByMatching(
  kind: ApplicationKind,
  from: ApplicationStatus,
  to: ApplicationStatus,
): boolean {
  return kind === 'hospital' && (byMatching[from]?.includes(to) ?? false)
}

/** The expert of a request has gone, and another one is looked for: by hand, and only once there is none. */
export function isSearchAgain(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return to === 'eligible' && (from === 'expert_selected' || from === 'active')
}

/** Where somebody may move an application from here. */
export function movesByHand(kind: ApplicationKind, from: ApplicationStatus): readonly ApplicationStatus[] {
  return movesFrom(kind, from).filter((to) => !isMadeByMatching(kind, from, to))
}
