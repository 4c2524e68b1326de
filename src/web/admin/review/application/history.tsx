import { useQuery } from '@tanstack/react-query'
import type { Translate } from '../../../../domain/messages/translate.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Timeline } from '../../../ui/timeline/timeline.tsx'
import { readInterviews } from '../acts.ts'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'
import { Merged } from './merged.tsx'

/** What happened to an application, in order: moves with their questions, changed answers, weights. */
export function History({ application }: { application: Reviewed }) {
  const {
    history,
    changes,
    weight_changes,
    information_requests: requests,
    submitted_at,
    entered,
  } = application
  const { t, locale } = useDesk()
  const { data: interviews } = useQuery(readInterviews(application.id))
  const moves = history.map(({ to, actor, staff_name, moved_at, undone_at, reason }) => {
    const who = actor === 'staff' && staff_name ? staff_name : t(`desk.actor_${actor}`)
    const said = t('desk.movedBy', { status: t(`desk.status_${to}`), who })
    // A move and its question are stored in one transaction, and so are an answer and its change.
    const request =
      to === 'info_requested' ? requests.find(({ asked_at }) => asked_at === moved_at) : undefined
    return {
      date: moved_at,
      text: undone_at ? t('desk.undone', { move: said }) : said,
      detail: (request && <Question request={request} />) ?? (reason && <Declined reason={reason} />),
    }
  })
  const changed = changes.map(({ staff_name: who, changed_at, reason, fields }) => {
    const request = who === null ? requests.find(({ answered_at }) => answered_at === changed_at) : undefined
    const names = fields.map(({ name }) => name)
    return {
      date: changed_at,
      text: request ? t('desk.answeredByApplicant') : sayChange(t, who, reason),
      detail: (
        <ChangedFields
          fields={fields}
          reason={reason}
          unchanged={request?.questions.filter(({ name }) => !names.includes(name))}
        />
      ),
    }
  })
  // An answer may change nothing but the e-mail address, which counts once it is confirmed.
  const unchanged = requests.flatMap(({ answered_at, questions }) =>
    answered_at === null || changes.some(({ changed_at }) => changed_at === answered_at)
      ? []
      : [
          {
            date: answered_at,
            text: t('desk.answeredByApplicant'),
            detail: <ChangedFields fields={[]} reason={null} unchanged={questions} />,
          },
        ],
  )
  const weighed = weight_changes.map(({ staff_name: who, changed_at, before, after }) => ({
    date: changed_at,
    text: t('desk.weighedBy', { who }),
    detail: (
      <ChangedFields fields={[{ name: 'weights', label: t('desk.weights'), before, after }]} reason={null} />
    ),
  }))
  const interviewed = (interviews?.interviews ?? []).map(({ cancelled, starts_at, made_at, staff_name }) => ({
    date: made_at,
    text: t(cancelled ? 'desk.interviewCancelledBy' : 'desk.interviewSetBy', {
      time: sayTime(starts_at, locale),
      who: staff_name ?? t('desk.actor_system'),
    }),
  }))
  const mergedIn = application.merged.map((one) => ({
    date: one.merged_at,
    text: t('desk.mergedBy', { reference: one.reference, who: one.staff_name }),
    detail: <Merged merged={one} />,
  }))
  const who = entered?.staff_name ?? ''
  const items = [
    ...(entered ? [{ date: entered.entered_at, text: t(`desk.entered_${entered.source}`, { who }) }] : []),
    { date: submitted_at, text: t(entered ? 'desk.confirmed' : 'desk.status_submitted') },
    ...moves,
    ...changed,
    ...unchanged,
    ...weighed,
    ...interviewed,
    ...mergedIn,
  ].sort((a, b) => a.date.localeCompare(b.date))
  return (
    <Box id="history" title={t('desk.history')}>
      <Timeline items={items.map((item) => ({ ...item, dateText: sayTime(item.date, locale) }))} />
    </Box>
  )
}

type Request = Reviewed['information_requests'][number]

function Question({ request: { note, questions } }: { request: Request }) {
  const { t } = useDesk()
  return (
    <ul className="desk-changes">
      {note && (
        <li className="desk-answer" dir="auto">
          {note}
        </li>
      )}
      <li>{t('desk.askedFor', { questions: questions.map(({ label }) => label).join('; ') })}</li>
    </ul>
  )
}

/** Why an application was declined. */
function Declined({
  reason: { reason, note, told },
}: {
  reason: NonNullable<Reviewed['history'][number]['reason']>
}) {
  const { t } = useDesk()
  return (
    <ul className="desk-changes">
      <li>{t('desk.declinedFor', { reason: t(`desk.decline_${reason}`) })}</li>
      {note && <li className="desk-answer">{note}</li>}
      {told && <li>{t('desk.declinedTold')}</li>}
    </ul>
  )
}

function sayChange(t: Translate, who: string | null, reason: string | null): string {
  if (who === null) return t('desk.editedByApplicant')
  return t(reason === null ? 'desk.factsBy' : 'desk.correctedBy', { who })
}

type Change = Pick<Reviewed['changes'][number], 'fields' | 'reason'>

/** `unchanged`: questions that the applicant was asked and left as they were. */
function ChangedFields({ fields, reason, unchanged = [] }: Change & { unchanged?: Request['questions'] }) {
  const { t } = useDesk()
  return (
    <ul className="desk-changes">
      {fields.map(({ name, label, before, after }) => (
        <li key={name}>
          {label}: <del className="muted">{before || t('desk.empty')}</del> → {after || t('desk.empty')}
        </li>
      ))}
      {unchanged.map(({ name, label }) => (
        <li key={name}>{t('desk.unchanged', { label })}</li>
      ))}
      {reason && <li>{t('desk.correctedBecause', { reason })}</li>}
    </ul>
  )
}
