import type { MatchStatus } from '../matching/match-status.ts'
import type { ReportStage } from './board.ts'

/** Filters of the board for Today, which counts by them and links to them. Apart from the schemas, for the browser. */
export const matchPiles = {
  answers_in: 'interested',
  choices_to_confirm: 'selected',
  reports_overdue: 'reports_overdue',
  reports_submitted: 'reports_submitted',
} as const satisfies Record<string, MatchStatus | ReportStage>

export type MatchPileName = keyof typeof matchPiles
