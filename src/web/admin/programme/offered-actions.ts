import type { MatchStatus } from '../../../domain/matching/match-status.ts'
import type { ReportKind, ReportStatus } from '../../../domain/programme/reports.ts'
import { takesReports } from '../../../domain/programme/tasks.ts'
import type { ReadMatch } from '../../../services/programme/read-match.ts'
import type { ActionName } from './match-actions.ts'
import type { ConfirmedAction } from './match-form.tsx'

/** What the page of a match offers in each status. */
export const offersOf: Partial<Record<MatchStatus, readonly ConfirmedAction[]>> = {
  selected: ['confirm', 'undo', 'decline'],
  // The hospital refused all experts, or the chosen expert has left.
  not_selected: ['undo'],
  confirmed: ['end'],
  agreement_signed: ['begin', 'end'],
  active: ['complete', 'lastDay', 'hold', 'end'],
  on_hold: ['resume', 'lastDay', 'end'],
}

type ReportAction = Extract<ActionName, 'accept' | 'return' | 'day' | 'waive' | 'reopen'>

const offersOfReport: Record<ReportStatus, readonly ReportAction[]> = {
  due: ['day', 'waive'],
  submitted: ['accept', 'return', 'waive'],
  accepted: [],
  waived: ['reopen'],
}

export function reportActionsOf({ status, held, reports }: ReadMatch, kind: ReportKind) {
  const report = reports.find((one) => one.kind === kind)
  return report && takesReports(status) && !held ? offersOfReport[report.status] : []
}

/** Whether the form of an action is still on the page, with what was typed into it. */
export function isStillOffered(match: ReadMatch, action: ActionName, kind?: ReportKind): boolean {
  if (kind) return reportActionsOf(match, kind).some((one) => one === action)
  if (action.startsWith('paper_')) return match.status === 'confirmed'
  if (action.startsWith('again_')) return mayCorrectPaper(match)
  return !match.held && (offersOf[match.status] ?? []).some((one) => one === action)
}

/** Paper that was recorded wrongly is corrected until the collaboration begins. */
export const mayCorrectPaper = ({ status }: Pick<ReadMatch, 'status'>): boolean =>
  status === 'confirmed' || status === 'agreement_signed'
