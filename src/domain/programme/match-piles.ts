import type { MatchStatus } from '../matching/match-status.ts'
import type { ReportStage } from './board.ts'

/** What of the board needs somebody now. Today counts by these lists and its links lead to them. */
export const matchPiles = {
  choices_to_confirm: 'selected',
  reports_overdue: 'reports_overdue',
  reports_submitted: 'reports_submitted',
} as const satisfies Record<string, MatchStatus | ReportStage>

export type MatchPileName = keyof typeof matchPiles
