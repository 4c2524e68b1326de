import type { ApplicationStatus } from '../../../applications/application-status.ts'

/** The statuses of applications, in the words for staff. */
export const statuses = {
  status_submitted: 'New',
  status_in_review: 'In review',
  status_info_requested: 'Information requested',
  status_interview: 'Interview',
  status_accepted: 'Accepted',
  status_eligible: 'Eligible',
  status_shortlist_sent: 'Shortlist sent',
  status_expert_selected: 'Expert selected',
  status_active: 'Active',
  status_completed: 'Completed',
  status_paused: 'Paused',
  status_no_match: 'No match',
  status_declined: 'Declined',
  status_withdrawn: 'Withdrawn',
} as const satisfies Record<`status_${ApplicationStatus}`, string>

/** What takes it there. */
export const moves = {
  // Only undoing a move makes an application new again.
  move_submitted: 'Make new again',
  move_in_review: 'Begin the review',
  move_info_requested: 'Ask for information',
  move_interview: 'Invite to an interview',
  move_accepted: 'Accept',
  move_eligible: 'Accept as eligible',
  move_shortlist_sent: 'Shortlist is sent',
  move_expert_selected: 'Expert is selected',
  move_active: 'Make active',
  move_completed: 'Support is completed',
  move_paused: 'Pause',
  move_no_match: 'No match found',
  move_declined: 'Decline',
  move_withdrawn: 'Withdraw',
} as const satisfies Record<`move_${ApplicationStatus}`, string>
