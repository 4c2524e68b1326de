import { remindableFrom, reminderOn, remindersBy } from '../../domain/programme/reminders.ts'
import { reportAuthor } from '../../domain/programme/reports.ts'
import { done, type Outcome } from '../../domain/refusals.ts'
import { findSides } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { findLastReminder, lockReminders, recordReminder } from '../../store/programme/reminders.ts'
import { countReminders, takeReportToRemind } from '../../store/programme/reports.ts'
import { reportRows, tell } from './tell-sides.ts'

/** Sends due reminders of reports, once per reminder day; missed days are skipped. */
export async function remindOfReports(store: Store, signal?: AbortSignal): Promise<number> {
  let reminded = 0
  while (!signal?.aborted) {
    const result = await remindOfOne(store)
    if (result === 'none left') break
    if (result === 'sent') reminded++
  }
  return reminded
}

type Result = 'sent' | 'too early' | 'none left'

/** SKIP LOCKED: instances share the work. */
async function remindOfOne(store: Store): Promise<Result> {
  const outcome = await transaction(store, async (trx): Promise<Outcome<Result>> => {
    const report = await takeReportToRemind(trx)
    if (!report) return done('none left')
    const count = remindersBy(report.today, report.due_on)
    const sides = await findSides(trx, report)
    if (!sides) return done('none left')
    const { hospital, expert } = sides
    const by = reportAuthor[report.kind]
    const to = sides[by]
    await lockReminders(trx, to.id)
    const last = await findLastReminder(trx, to.id)
    // A colleague sent a reminder by hand while this job ran.
    if (last?.staff_name && remindableFrom(last.sent_at) > new Date()) return done('too early')
    await tell(trx, to, `report_${reminderOn(report.today, report.due_on)}`, {
      matchId: report.match_id,
      number: hospital.number,
      other: by === 'hospital' ? expert : hospital,
      rows: reportRows(report.kind, report.due_on),
    })
    await recordReminder(trx, { applicationId: to.id, about: report.kind, matchId: report.match_id })
    await countReminders(trx, report.id, count)
    return done('sent')
  })
  return outcome.ok ? outcome.value : 'none left'
}
