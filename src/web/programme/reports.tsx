import { useState } from 'react'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnReport } from '../../domain/programme/own-programme.ts'
import { reportForms } from '../../domain/programme/report-forms.ts'
import { type ReportKind, reportAuthor } from '../../domain/programme/reports.ts'
import { takesReports } from '../../domain/programme/tasks.ts'
import { formatDate } from '../content/format-date.ts'
import { Button } from '../ui/button/button.tsx'
import type { Acting } from './use-act.ts'
import { useFocusOnChange } from './use-focus-on-change.ts'
import { WriteReport } from './write-report.tsx'

type Props = Acting & { locale: Locale; match: OwnMatch }

/** Which report is due when, by whom; one of one's own is written at a time. */
export function Reports({ locale, match: { status, reports }, ...acting }: Props) {
  const [written, setWritten] = useState<ReportKind>()
  return (
    <div className="stack gap-5">
      {reports.map((report) => (
        <Report
          key={report.kind}
          {...acting}
          locale={locale}
          report={report}
          isOpen={report.is_own && report.status === 'due' && takesReports(status)}
          isWritten={written === report.kind}
          onWrite={setWritten}
        />
      ))}
    </div>
  )
}

type ReportProps = Acting & {
  locale: Locale
  report: OwnReport
  isOpen: boolean
  isWritten: boolean
  onWrite: (kind: ReportKind | undefined) => void
}

function Report({ locale, report, isOpen, isWritten, onWrite, ...acting }: ReportProps) {
  const { t } = acting
  const { kind, note } = report
  const place = useFocusOnChange(isWritten)
  const by = t(reportAuthor[kind] === 'expert' ? 'programme.byExpert' : 'programme.byHospital')
  return (
    <div ref={place} className="stack gap-3">
      <div>
        <h4>{labelOf(reportForms[kind], 'title', t)}</h4>
        <p className="sm">{by}</p>
        <p>{stateOf(report, t, locale)}</p>
      </div>
      {note && (
        <div>
          {isOpen && <p>{t('programme.sentBack')}</p>}
          <p>{note}</p>
        </div>
      )}
      {isOpen && !isWritten && (
        <Button variant="secondary" small onClick={() => onWrite(kind)}>
          {t(`programme.write_${kind}`)}
        </Button>
      )}
      {isOpen && isWritten && (
        <WriteReport {...acting} locale={locale} report={report} onBack={() => onWrite(undefined)} />
      )}
    </div>
  )
}

function stateOf(report: OwnReport, t: Translate, locale: Locale): string {
  const { status, is_own, due_on, submitted_at } = report
  if (status === 'due') {
    const isLate = due_on < new Date().toISOString().slice(0, 10)
    return t(isLate ? 'programme.report_late' : 'programme.report_due', { day: formatDate(due_on, locale) })
  }
  if (status !== 'submitted') return t(`programme.report_${status}`)
  const day = formatDate((submitted_at ?? '').slice(0, 10), locale)
  return t(is_own ? 'programme.report_submitted' : 'programme.report_otherSubmitted', { day })
}
