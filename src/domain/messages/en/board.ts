import type { BoardStage } from '../../programme/board.ts'

const stages = {
  stage_without_expert: 'Without an expert',
  stage_eligible: 'No shortlist yet',
  stage_suggested: 'Suggested',
  stage_invited: 'Being asked',
  stage_interested: 'Interested',
  stage_declined: 'Declined',
  stage_lapsed: 'Lapsed',
  stage_shortlisted: 'Hospital chooses',
  stage_selected: 'Chosen, to confirm',
  stage_not_selected: 'Not chosen',
  stage_confirmed: 'Confirmed',
  stage_agreement_signed: 'Agreement signed',
  stage_active: 'Active',
  stage_on_hold: 'On hold',
  stage_completed: 'Completed',
  stage_ended_early: 'Ended early',
  stage_reports_overdue: 'Reports overdue',
  stage_reports_submitted: 'Reports to accept',
} as const satisfies Record<`stage_${BoardStage}`, string>

export const board = { ...stages, title: 'Matching' } as const
