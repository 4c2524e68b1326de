import type { EditSession } from '../../domain/applicants/edit-session.ts'
import { accept } from '../../domain/forms/engine/accept.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import { reportForms } from '../../domain/programme/report-forms.ts'
import { mayReportMove, type ReportKind, reportAuthor } from '../../domain/programme/reports.ts'
import { takesReports } from '../../domain/programme/tasks.ts'
import { type Outcome, refuse, succeeded } from '../../domain/refusals.ts'
import { applicant } from '../../domain/staff/audit.ts'
import type { Store } from '../../store/open-store.ts'
import { listReports, saveReport } from '../../store/programme/reports.ts'
import { writeAudit } from '../../store/staff/audit.ts'
import { changeOwnMatch } from '../matching/lock-request.ts'
import { recordConsents } from '../privacy/record-consents.ts'
import { tellCoordinator } from './tell-sides.ts'

/** Accepts late reports. */
export function sendReport(
  store: Store,
  session: EditSession,
  { matchId, kind }: { matchId: string; kind: ReportKind },
  { answers, locale }: { answers: unknown; locale: Locale },
): Promise<Outcome<{ success: true }>> {
  const form = reportForms[kind]
  return changeOwnMatch(store, session, matchId, async (trx, { side, match }) => {
    if (side !== reportAuthor[kind]) return refuse('not_found')
    const owed = (await listReports(trx, [matchId])).find((one) => one.kind === kind)
    const isOpen = owed && mayReportMove(owed.status, 'submitted')
    if (!isOpen || !takesReports(match.status)) return refuse('wrong_status')
    const accepted = accept(form, answers)
    if (!accepted.ok) return accepted
    await saveReport(trx, owed.id, accepted.value)
    await recordConsents(trx, session.applicationId, { form, answers: accepted.value, locale })
    await writeAudit(trx, applicant, 'match_report_sent', ['match', matchId], { after: { report: kind } })
    await tellCoordinator(trx, match, kind)
    return succeeded
  })
}
