import { describeAnswers } from '../../../domain/forms/engine/describe.ts'
import { reportForms } from '../../../domain/programme/report-forms.ts'
import { type ReportStatus, reportAuthor } from '../../../domain/programme/reports.ts'
import { takesReports } from '../../../domain/programme/tasks.ts'
import { formatDate } from '../../content/format-date.ts'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { Box } from '../../ui/box/box.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { PageIconName } from '../../ui/icon/page-icons.ts'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { sayMoment } from '../moment.tsx'
import type { MatchData } from './match-data.ts'
import { Ask, ConfirmedForm, type MatchContext, MatchForm, sayOf } from './match-form.tsx'

type Report = MatchData['match']['reports'][number]
type Props = { context: MatchContext; report: Report }

const looks: Readonly<Record<ReportStatus, { tone: BadgeTone; icon: PageIconName }>> = {
  due: { tone: 'info', icon: 'clock' },
  submitted: { tone: 'warn', icon: 'eye' },
  accepted: { tone: 'ok', icon: 'check' },
  waived: { tone: 'neutral', icon: 'check' },
}

/** The three reports, what they say, and what can be decided about each. */
export function MatchReports(context: MatchContext) {
  const { t, data } = context
  const { reports, status } = data.match
  if (reports.length === 0) return null
  return (
    <Box id="reports" title={t('board.reports')}>
      <ul className="match-reports">
        {reports.map((report) => (
          <li key={report.kind}>
            <ReportHead context={context} report={report} />
            {report.answers && <Answers context={context} report={report} />}
            {data.mayChange && takesReports(status) && <ReportActs context={context} report={report} />}
          </li>
        ))}
      </ul>
    </Box>
  )
}

function ReportHead({ context, report }: Props) {
  const { t, locale, data } = context
  const { kind, status, due_on, note, submitted_at } = report
  const isLate = status === 'due' && data.match.status === 'active' && due_on < today()
  return (
    <>
      <div className="row row--between">
        <h3>{t(`collaboration.${kind}`)}</h3>
        {isLate ? (
          <Badge tone="danger" icon="clock">
            {t('board.overdue')}
          </Badge>
        ) : (
          <Badge {...looks[status]}>{t(`board.report_${status}`)}</Badge>
        )}
      </div>
      <p>
        {t('board.owedBy', {
          side: t(`board.side_${reportAuthor[kind]}`),
          date: formatDate(due_on, locale),
        })}
      </p>
      {note && (
        <p dir="auto">{t(status === 'waived' ? 'board.waivedBecause' : 'board.returnedBecause', { note })}</p>
      )}
      {submitted_at && status !== 'due' && (
        <p className="muted">{t('board.submittedOn', { date: sayMoment(submitted_at, locale) })}</p>
      )}
    </>
  )
}

const today = () => new Date().toISOString().slice(0, 10)

function Answers({ context: { t }, report: { kind, answers, status } }: Props) {
  const said = describeAnswers(reportForms[kind], answers ?? {}, t).filter(({ text }) => text)
  return (
    <details className="match-answers" open={status === 'submitted'}>
      <summary>{t('board.answers')}</summary>
      <KeyValues
        items={said.map(({ label, text }) => ({
          term: label,
          value: (
            <span className="desk-answer" dir="auto">
              {text}
            </span>
          ),
        }))}
      />
    </details>
  )
}

function ReportActs({ context, report }: Props) {
  const { t } = context
  const { status, due_on } = report
  const of = { context, report }
  return (
    <div className="match-acts">
      {status === 'submitted' && (
        <>
          <PlainAction {...of} action="accept" />
          <ConfirmedForm {...of} action="return" look="secondary">
            <Ask
              {...of}
              action="return"
              name="note"
              kind="words"
              label={t('board.note')}
              hint={t('board.noteHint')}
            />
          </ConfirmedForm>
        </>
      )}
      {status === 'due' && (
        <ConfirmedForm {...of} action="day">
          <Ask {...of} action="day" name="due_on" kind="day" label={t('board.dueOn')} usual={due_on} />
        </ConfirmedForm>
      )}
      {(status === 'due' || status === 'submitted') && (
        <ConfirmedForm {...of} action="waive" variant="danger">
          <Ask
            {...of}
            action="waive"
            name="note"
            kind="words"
            label={t('board.waiveNote')}
            hint={t('board.waiveHint')}
          />
        </ConfirmedForm>
      )}
      {status === 'waived' && <PlainAction {...of} action="reopen" />}
    </div>
  )
}

function PlainAction({ context, report, action }: Props & { action: 'accept' | 'reopen' }) {
  return (
    <MatchForm context={context} action={action} report={report}>
      <Button
        type="submit"
        name="_action"
        value={action}
        small
        variant={action === 'accept' ? 'primary' : 'secondary'}
        aria-label={sayOf(context, action, report)}
      >
        {context.t(`board.${action}`)}
      </Button>
    </MatchForm>
  )
}
