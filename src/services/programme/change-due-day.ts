import * as v from 'valibot'
import { done, type Outcome, refuse } from '../../domain/refusals.ts'
import { day } from '../../domain/review/list-parts.ts'
import { type Author, byStaff } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { changeReport } from '../../store/programme/reports.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { type SeenReport, steerReport } from './decide-report.ts'

/** The reminders begin again, for the new day. */
export async function changeDueDay(
  store: Store,
  staff: Author,
  { due_on, ...seen }: SeenReport & { due_on: string },
): Promise<Outcome<undefined>> {
  if (!v.is(day, due_on)) {
    return refuse('invalid_answers', { errors: { due_on: due_on ? 'invalid_time' : 'required' } })
  }
  return steerReport(store, staff, seen, async ({ trx, match }, report) => {
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
