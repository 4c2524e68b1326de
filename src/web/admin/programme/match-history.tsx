import { reportAuthor } from '../../../domain/programme/reports.ts'
import { formatDate } from '../../content/format-date.ts'
import { Box } from '../../ui/box/box.tsx'
import { Timeline } from '../../ui/timeline/timeline.tsx'
import { sayMoment } from '../moment.tsx'
import type { MatchContext } from './match-form.tsx'

export function History(context: MatchContext) {
  const { t, locale, data } = context
  const { match } = data
  const { suggested_at, suggested_by: who } = match
  const status = t('board.suggested')
  const suggested = { date: suggested_at, text: who ? t('board.movedBy', { status, who }) : status }
  const moves = match.moves.map(({ to_status, actor, staff_name, moved_at, undone_at, reason }) => {
    const who = staff_name ?? t(`board.actor_${actor}`)
    const move = t('board.movedBy', { status: t(`match.status_${to_status}`), who })
    const text = [undone_at ? t('board.undone', { move }) : move, reason].filter(Boolean).join(': ')
    return { date: moved_at, text }
  })
  const refusals = match.refusals.map((date) => ({ date, text: t('board.refusedLate') }))
  const items = [
    suggested,
    ...moves,
    ...refusals,
    ...papers(context),
    ...lastDays(context),
    ...reports(context),
    ...reminders(context),
  ]
    .sort((one, other) => one.date.getTime() - other.date.getTime())
    .map(({ date, text }) => ({ date: date.toISOString(), dateText: sayMoment(date, locale), text }))
  return (
    <Box id="history" title={t('board.history')}>
      <Timeline items={items} />
    </Box>
  )
}

/** What staff recorded from paper. */
function papers({ t, data: { match } }: MatchContext) {
  const agreements = match.agreements.flatMap(({ side, accepted_at, recorded_by: who }) =>
    who ? [{ date: accepted_at, text: t(`board.recorded_${side}`, { who }) }] : [],
  )
  const { letter } = match
  const who = letter?.recorded_by
  return who
    ? [...agreements, { date: letter.received_at, text: t('board.recorded_letter', { who }) }]
    : agreements
}

function lastDays({ t, locale, data: { match } }: MatchContext) {
  return match.last_days.map(({ staff_name: who, before, after, reason, changed_at }) => ({
    date: changed_at,
    text: t('board.lastDayMoved', {
      who,
      from: formatDate(before, locale),
      to: formatDate(after, locale),
      reason,
    }),
  }))
}

/** `due`: it was sent back, or is asked for after all. */
function reports({ t, data: { match } }: MatchContext) {
  return match.report_acts.map(({ kind, to, staff_name, at }) => {
    const who = staff_name ?? t(`board.actor_${reportAuthor[kind]}`)
    return { date: at, text: t(`board.history_${to}`, { report: t(`collaboration.${kind}`), who }) }
  })
}

function reminders({ t, data: { match } }: MatchContext) {
  return match.reminders.map(({ application_id, about, staff_name, sent_at }) => {
    const side = application_id === match.expert_id ? 'expert' : 'hospital'
    const who = staff_name ?? t('board.actor_system')
    return { date: sent_at, text: t(`board.reminder_${side}`, { about: t(`board.about_${about}`), who }) }
  })
}
