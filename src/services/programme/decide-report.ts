import * as v from 'valibot'
import { extended } from '../../domain/programme/reminders.ts'
import {
  mayReportMove,
  type ReportKind,
  type ReportStatus,
  reportAuthor,
} from '../../domain/programme/reports.ts'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { day } from '../../domain/review/list-parts.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { changeReport, listReports, readToday } from '../../store/programme/reports.ts'
import type { KeptReport } from '../../store/programme/whole-match.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { changeMatch, type LockedMatch, needed } from './change-match.ts'
import { reportRows, tell } from './tell-sides.ts'

/** The decisions of staff about a report, with the status to which each leads. */
const decisions = {
  accept: { from: 'submitted', to: 'accepted' },
  return: { from: 'submitted', to: 'due' },
  waive: { to: 'waived' },
  reopen: { from: 'waived', to: 'due' },
} as const satisfies Record<string, { from?: ReportStatus; to: ReportStatus }>

export type ReportDecision = keyof typeof decisions

export type SeenReport = {
  /** The id of the match. */
  id: string
  kind: ReportKind
  /** Optimistic lock: the version of the report that was read. */
  version: number
}

export async function decideReport(
  store: Store,
  staff: Author,
  { decision, note, ...seen }: SeenReport & { decision: ReportDecision; note: string },
): Promise<Outcome<undefined>> {
  const isExplained = decision === 'return' || decision === 'waive'
  const why = isExplained ? needed('note', note) : done(undefined)
  if (!why.ok) return why
  return changeLockedReport(store, staff, seen, async (locked, report) => {
    const { trx, match, hospital } = locked
    const way: { from?: ReportStatus; to: ReportStatus } = decisions[decision]
    const { from = report.status, to } = way
    if (report.status !== from || !mayReportMove(from, to)) return refuse('wrong_status')
    const again = to === 'due' ? await askedAgain(trx, report) : undefined
    await changeReport(trx, report.id, { status: to, note: why.value ?? null, ...again })
    if (decision === 'return') {
      await tell(trx, locked[reportAuthor[report.kind]], 'report_returned', {
        matchId: match.id,
        number: hospital.number,
        other: locked[reportAuthor[report.kind] === 'expert' ? 'hospital' : 'expert'],
        rows: reportRows(report.kind, again?.due_on ?? report.due_on),
        note: why.value ?? '',
      })
    }
    await writeAudit(trx, byStaff(staff), 'match_report_decided', ['match', match.id], {
      before: { [report.kind]: from },
      after: { [report.kind]: to },
    })
    return done(undefined)
  })
}

/** A new due day, in two weeks at least; the mail that asks is the first reminder. */
async function askedAgain(trx: LockedMatch['trx'], { due_on }: KeptReport) {
  return { due_on: extended(await readToday(trx), due_on), reminders: 1 }
}

/** Locks the collaboration and its reports. */
function changeLockedReport<T>(
  store: Store,
  staff: Author,
  { id, kind, version }: SeenReport,
  act: (locked: LockedMatch, report: KeptReport) => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  return changeMatch(store, staff, { id }, async (locked) => {
    const { trx, match } = locked
    const report = (await listReports(trx, [match.id])).find((one) => one.kind === kind)
    if (!report) return refuse('not_found')
    if (report.version !== version) return refuse('version_conflict')
    if (match.status !== 'active' && match.status !== 'on_hold') return refuse('wrong_status')
    return act(locked, report)
  })
}

/** The reminders begin again, for the new day. */
export async function changeDueDay(
  store: Store,
  staff: Author,
  { due_on, ...seen }: SeenReport & { due_on: string },
): Promise<Outcome<undefined>> {
  if (!v.is(day, due_on)) {
    return refuse('invalid_answers', { errors: { due_on: due_on ? 'invalid_time' : 'required' } })
  }
  return changeLockedReport(store, staff, seen, async ({ trx, match }, report) => {
    if (report.status !== 'due') return refuse('wrong_status')
    if (due_on === report.due_on) return done(undefined)
    await changeReport(trx, report.id, { due_on, reminders: 0 })
    await writeAudit(trx, byStaff(staff), 'match_report_day_changed', ['match', match.id], {
      before: { [report.kind]: report.due_on },
      after: { [report.kind]: due_on },
    })
    return done(undefined)
  })
}
