import type { ApplicationKind, ApplicationStatus } from './application-status.ts'

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
