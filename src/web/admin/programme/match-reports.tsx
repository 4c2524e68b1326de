import { describeAnswers } from '../../../domain/forms/engine/describe.ts'
import { reportForms } from '../../../domain/programme/report-forms.ts'
import { type ReportStatus, reportAuthor } from '../../../domain/programme/reports.ts'
import { formatDate } from '../../content/format-date.ts'
import { Badge, type BadgeLook } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { sayMoment } from '../moment.tsx'
import { Reminders, TypedValues } from './match-facts.tsx'
import { ConfirmedForm, type MatchContext, PlainForm, type Report } from './match-form.tsx'
import { reportActionsOf } from './offered-actions.ts'

type Props = { context: MatchContext; report: Report }

const looks: Record<ReportStatus, BadgeLook> = {
  due: { tone: 'info', icon: 'clock' },
  submitted: { tone: 'warn', icon: 'eye' },
  accepted: { tone: 'ok', icon: 'check' },
  waived: { tone: 'neutral', icon: 'check' },
}

export function MatchReports(context: MatchContext) {
  const { t, data } = context
  const { reports } = data.match
  if (reports.length === 0) return null
  return (
    <Box id="reports" title={t('board.reports')}>
      <ul className="match-reports stack gap-5">
        {reports.map((report) => (
          <li key={report.kind} className="stack gap-3">
            <ReportHead context={context} report={report} />
            {report.answers && <Answers context={context} report={report} />}
            {data.mayChange && <ReportActions context={context} report={report} />}
            <Reminders context={context} about={report.kind} />
          </li>
        ))}
      </ul>
    </Box>
  )
}

function ReportHead({ context, report }: Props) {
  const { t, locale, data } = context
  const { kind, status, due_on, note, submitted_at, settled_at } = report
  const isLate = status === 'due' && data.match.status === 'active' && due_on < today()
  // After an early end no report is due.
  const isFree = status === 'due' && data.match.status === 'ended_early'
  const look: BadgeLook = isFree ? looks.waived : isLate ? { tone: 'danger', icon: 'clock' } : looks[status]
  const side = t(`board.side_${reportAuthor[kind]}`)
  return (
    <>
      <div className="row row--between">
        <h3>{t(`collaboration.${kind}`)}</h3>
        <Badge {...look}>{t(isLate ? 'board.overdue' : `board.report_${isFree ? 'waived' : status}`)}</Badge>
      </div>
      <p>{t(isFree ? 'board.notOwed' : 'board.owedBy', { side, date: formatDate(due_on, locale) })}</p>
      {note && (
        <p dir="auto">{t(status === 'waived' ? 'board.waivedBecause' : 'board.returnedBecause', { note })}</p>
      )}
      {submitted_at && status !== 'due' && (
        <p className="muted">{t('board.submittedOn', { date: sayMoment(submitted_at, locale) })}</p>
      )}
      {settled_at && (
        <p className="muted">
          {t(status === 'waived' ? 'board.waivedOn' : 'board.acceptedOn', {
            date: sayMoment(settled_at, locale),
          })}
        </p>
      )}
    </>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

function Answers({ context: { t }, report: { kind, answers, status } }: Props) {
  const given = describeAnswers(reportForms[kind], answers ?? {}, t).filter(({ text }) => text)
  return (
    <details className="match-answers" open={status === 'submitted'}>
      <summary>{t('board.answers')}</summary>
      <TypedValues items={given.map(({ label, text }) => [label, text])} />
    </details>
  )
}

function ReportActions(props: Props) {
  const actions = reportActionsOf(props.context.data.match, props.report.kind)
  if (actions.length === 0) return null
  return (
    <div className="match-acts row">
      {actions.map((action) =>
        action === 'accept' || action === 'reopen' ? (
          <PlainForm key={action} {...props} action={action} />
        ) : (
          <ConfirmedForm key={action} {...props} action={action} />
        ),
      )}
    </div>
  )
}
