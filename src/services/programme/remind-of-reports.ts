import { reminders, remindersBy } from '../../domain/programme/reminders.ts'
import { reportAuthor } from '../../domain/programme/reports.ts'
import { done } from '../../domain/refusals.ts'
import { findApplication } from '../../store/applications/application.ts'
import type { Store } from '../../store/open-store.ts'
import { transaction } from '../../store/postgres/transaction.ts'
import { countReminders, takeReportToRemind } from '../../store/programme/reports.ts'
import { reportRows, tell } from './tell-sides.ts'

/** Sends due reminders of reports, once per reminder day; missed days are skipped. */
export async function remindOfReports(store: Store, signal?: AbortSignal): Promise<number> {
  let reminded = 0
  while (!signal?.aborted && (await remindOfOne(store))) reminded++
  return reminded
}

/** SKIP LOCKED: instances share the work. */
async function remindOfOne(store: Store): Promise<boolean> {
  const outcome = await transaction(store, async (trx) => {
    const report = await takeReportToRemind(trx)
    if (!report) return done(false)
    const count = remindersBy(report.today, report.due_on)
    const reminder = reminders[count - 1] ?? 'soon'
    const hospital = await findApplication(trx, report.hospital_id)
    const expert = await findApplication(trx, report.expert_id)
    if (!hospital || !expert) return done(false)
    const by = reportAuthor[report.kind]
    await tell(trx, { hospital, expert }[by], `report_${reminder}`, {
      number: hospital.number,
      rows: reportRows(report.kind, report.due_on),
    })
    await countReminders(trx, report.id, count)
    return done(true)
  })
  return outcome.ok && outcome.value
}
