import type { MatchStatus } from '../matching/match-status.ts'
import type { OwnReport, Task } from './own-programme.ts'
import type { OwnStatus } from './own-status.ts'
import type { Side } from './reports.ts'

type Standing = {
  status: OwnStatus
  hasSigned: boolean
  hasLetter: boolean
  reports: readonly OwnReport[]
}

export function tasksOf(side: Side, { status, hasSigned, hasLetter, reports }: Standing): Task[] {
  const tasks: Readonly<Record<Task, boolean>> = {
    answer: side === 'expert' && status === 'invited',
    accept_agreement: status === 'confirmed' && !hasSigned,
    hand_in_letter: side === 'hospital' && status === 'confirmed' && !hasLetter,
    send_report: takesReports(status) && reports.some((report) => report.is_own && report.status === 'due'),
  }
  return (Object.keys(tasks) as Task[]).filter((task) => tasks[task])
}

/** Reports are accepted during a pause, too. */
export const takesReports = (status: MatchStatus) => status === 'active' || status === 'on_hold'
