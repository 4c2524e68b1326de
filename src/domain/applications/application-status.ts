export type ApplicationKind = 'expert' | 'hospital' | 'trainer'

/**
 * The allowed moves; a status without one is final. The database's checks use the same names.
 * Applicants may be invited to an interview, so a review may also end without one.
 */
const registryMoves = {
  submitted: ['in_review', 'declined', 'withdrawn'],
  in_review: ['info_requested', 'interview', 'accepted', 'declined', 'withdrawn'],
  info_requested: ['in_review', 'interview', 'declined', 'withdrawn'],
  interview: ['accepted', 'declined', 'withdrawn'],
  accepted: ['active', 'declined', 'withdrawn'],
  active: ['paused', 'withdrawn'],
  paused: ['active', 'withdrawn'],
  declined: [],
  withdrawn: [],
} as const satisfies Moves

/** A rejected shortlist or a lost expert returns a request to eligible, an undone choice to its shortlist. */
const hospitalMoves = {
  submitted: ['in_review', 'declined', 'withdrawn'],
  in_review: ['info_requested', 'eligible', 'declined', 'withdrawn'],
  info_requested: ['in_review', 'eligible', 'declined', 'withdrawn'],
  eligible: ['shortlist_sent', 'no_match', 'declined', 'withdrawn'],
  shortlist_sent: ['expert_selected', 'eligible', 'no_match', 'withdrawn'],
  expert_selected: ['active', 'shortlist_sent', 'eligible', 'withdrawn'],
  active: ['completed', 'eligible', 'withdrawn'],
  completed: [],
  no_match: [],
  declined: [],
  withdrawn: [],
} as const satisfies Moves

export const applicationMoves = {
  expert: registryMoves,
  hospital: hospitalMoves,
  trainer: registryMoves,
} as const satisfies Record<ApplicationKind, Moves>

export type ApplicationStatus<Kind extends ApplicationKind = ApplicationKind> = {
  [kind in Kind]: keyof (typeof applicationMoves)[kind]
}[Kind]

type Moves = Readonly<Record<string, readonly string[]>>

export function applicationStatuses<Kind extends ApplicationKind>(kind: Kind): ApplicationStatus<Kind>[] {
  return Object.keys(applicationMoves[kind]) as ApplicationStatus<Kind>[]
}

export function movesFrom(kind: ApplicationKind, from: ApplicationStatus): readonly ApplicationStatus[] {
  const moves: Readonly<Record<string, readonly ApplicationStatus[]>> = applicationMoves[kind]
  return moves[from] ?? []
}

export function mayMove(kind: ApplicationKind, from: ApplicationStatus, to: ApplicationStatus): boolean {
  return movesFrom(kind, from).includes(to)
}

/** Statuses as applicants see them. */
const words = {
  submitted: 'received',
  in_review: 'reviewed',
  info_requested: 'asked',
  interview: 'interview',
  accepted: 'accepted',
  active: 'registered',
  paused: 'paused',
  eligible: 'searching',
  shortlist_sent: 'choosing',
  expert_selected: 'arranged',
  completed: 'completed',
  no_match: 'unmatched',
  declined: 'declined',
  withdrawn: 'withdrawn',
} as const satisfies Record<ApplicationStatus, string>

export type PublicStatus = (typeof words)[ApplicationStatus] | 'supported'

export function publicStatus(kind: ApplicationKind, status: ApplicationStatus): PublicStatus {
  return kind === 'hospital' && status === 'active' ? 'supported' : words[status]
}
