import { type FormEvent, useState } from 'react'
import { matchPaths } from '../../domain/api/matching/matching-paths.ts'
import { applyChanges } from '../../domain/forms/engine/changes.ts'
import type { Answers } from '../../domain/forms/engine/form.ts'
import { validate } from '../../domain/forms/engine/validate.ts'
import { askedFields } from '../../domain/forms/engine/visible.ts'
import { labelOf } from '../../domain/forms/engine/wording.ts'
import type { Locale } from '../../domain/messages/locales.ts'
import type { Translate } from '../../domain/messages/translate.ts'
import type { OwnMatch, OwnReport } from '../../domain/programme/own-programme.ts'
import { reportForms } from '../../domain/programme/report-forms.ts'
import { type ReportKind, reportAuthor } from '../../domain/programme/reports.ts'
import { takesReports } from '../../domain/programme/tasks.ts'
import { callApi } from '../api/call-api.ts'
import { formatDate } from '../content/format-date.ts'
import { FormErrors } from '../forms/form-errors.tsx'
import { QuestionInput } from '../forms/inputs/question-input.tsx'
import { isEmpty } from '../forms/wizard/progress.ts'
import { Button } from '../ui/button/button.tsx'
import { ErrorAlert } from '../ui/error-alert/error-alert.tsx'
import { forgetReport, keptReport, saveReport } from './kept-on-device.ts'
import { type ActionProps, useFocusOnChange, useSubmit } from './use-submit.ts'

type Props = ActionProps & { locale: Locale; match: OwnMatch }

/** The reports with their authors and due days; one's own are written one at a time. */
export function Reports({ locale, match: { status, reports }, ...props }: Props) {
  const [written, setWritten] = useState<ReportKind>()
  return (
    <div className="stack gap-5">
      {reports.map((report) => (
        <Report
          key={report.kind}
          {...props}
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

type ReportProps = ActionProps & {
  locale: Locale
  report: OwnReport
  isOpen: boolean
  isWritten: boolean
  onWrite: (kind: ReportKind | undefined) => void
}

function Report({ locale, report, isOpen, isWritten, onWrite, ...props }: ReportProps) {
  const { t } = props
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
        <WriteReport {...props} locale={locale} report={report} onBack={() => onWrite(undefined)} />
      )}
    </div>
  )
}

function stateOf(report: OwnReport, t: Translate, locale: Locale): string {
  const { status, is_own, due_on, submitted_at, settled_at } = report
  if (status === 'due') {
    const isLate = due_on < new Date().toISOString().slice(0, 10)
    return t(isLate ? 'programme.report_late' : 'programme.report_due', { day: formatDate(due_on, locale) })
  }
  const sayDay = (moment: string | null) => formatDate((moment ?? '').slice(0, 10), locale)
  if (status !== 'submitted') return t(`programme.report_${status}`, { day: sayDay(settled_at) })
  const day = sayDay(submitted_at)
  return t(is_own ? 'programme.report_submitted' : 'programme.report_otherSubmitted', { day })
}

type WriteReportProps = ActionProps & { locale: Locale; report: OwnReport; onBack: () => void }

/** The questions of a report, as far as they are answered on this device or were before it was sent back. */
function WriteReport({ locale, report: { kind, answers: sent }, onBack, ...props }: WriteReportProps) {
  const { t, matchId } = props
  const form = reportForms[kind]
  const { isBusy, errors, trouble, attempt, refuse, forgive, send } = useSubmit(
    props,
    'report',
    (body: Answers) =>
      callApi('POST', `${matchPaths.matches}/:id/reports/:kind`, { params: { id: matchId, kind }, body }),
    () => forgetReport(matchId, kind),
  )
  const [answers, setAnswers] = useState<Answers>(() => keptReport(matchId, kind) ?? sent ?? {})

  function change(changes: Answers) {
    const next = applyChanges(form, answers, changes)
    setAnswers(next)
    saveReport(matchId, kind, next)
    forgive(Object.keys(changes))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    const found = validate(form, answers)
    if (isEmpty(found)) void send(answers)
    else refuse(found)
  }
  const question = { form, t, locale, answers, errors, alive: true, onChange: change }
  return (
    <form className="stack gap-5" onSubmit={submit} noValidate>
      {attempt > 0 && <FormErrors key={attempt} form={form} t={t} errors={errors} />}
      <p className="hint">{t('programme.draftKept')}</p>
      {askedFields(form).map((name) => (
        <QuestionInput key={name} name={name} {...question} />
      ))}
      <ErrorAlert text={trouble} />
      <div className="row">
        <Button type="submit" variant="go" busy={isBusy}>
          {t('programme.sendReport')}
        </Button>
        <Button variant="quiet" disabled={isBusy} onClick={onBack}>
          {t('programme.back')}
        </Button>
      </div>
    </form>
  )
}
