import type { ApplicationStatus } from '../applications/application-status.ts'
import { isSearchAgain } from '../applications/moves-by-matching.ts'
import type { AnswerGate } from '../matching/gate-names.ts'
import type { MatchStatus } from '../matching/match-status.ts'
import { isChosen, shortlistSize } from '../matching/shortlist.ts'
import { isSettled, type ReportStatus } from './reports.ts'
import type { RequestAct } from './request-acts.ts'

type Standing = {
  readonly status: string
  readonly matches: readonly {
    readonly id: string
    readonly status: MatchStatus
    readonly gates: readonly AnswerGate[]
    readonly reports: readonly { readonly status: ReportStatus }[]
  }[]
}

/** The act, and the match on whose page it is; the others are in the workspace, or on the record of the request. */
export function requestActOf({
  status,
  matches,
}: Standing): { act: RequestAct; matchId?: string } | undefined {
  const chosen = matches.find((match) => isChosen(match.status))
  if (chosen) return { act: ofChosen(chosen), matchId: chosen.id }
  if (status === 'eligible') return { act: ofSearch(matches) }
  if (status === 'shortlist_sent') return { act: 'see_shortlist' }
  return status === 'expert_selected' || status === 'active' ? { act: 'find_another' } : undefined
}

/**
 * What is left to do for a request after a match has ended without success: find another expert, replace the lost one,
 * or nothing.
 */
export type AfterEnd = 'looking' | 'without' | 'nothing'

export function afterEndOf(request: ApplicationStatus, { hasExpert }: { hasExpert: boolean }): AfterEnd {
  if (request === 'eligible' || request === 'shortlist_sent') return 'looking'
  return isSearchAgain(request, 'eligible') && !hasExpert ? 'without' : 'nothing'
}

/** Experts who no longer fit can be neither asked nor sent. */
function ofSearch(matches: Standing['matches']): RequestAct {
  const fitting = matches.filter(({ gates }) => gates.length === 0)
  const count = (status: MatchStatus) => fitting.filter((one) => one.status === status).length
  if (count('suggested') > 0) return 'ask_experts'
  if (count('interested') >= shortlistSize.least) return 'send_shortlist'
  return count('invited') + count('interested') > 0 ? 'see_answers' : 'find_experts'
}

function ofChosen({ status, reports }: Standing['matches'][number]): RequestAct {
  if (status === 'active') {
    if (reports.some((report) => report.status === 'submitted')) return 'read_reports'
    return reports.every((report) => isSettled(report.status)) ? 'complete' : 'see_collaboration'
  }
  const acts: Partial<Record<MatchStatus, RequestAct>> = {
    selected: 'confirm_choice',
    confirmed: 'see_agreement',
    agreement_signed: 'begin',
    on_hold: 'resume',
  }
  return acts[status] ?? 'see_result'
}
