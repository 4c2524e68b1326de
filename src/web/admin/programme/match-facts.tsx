import { reviewPaths } from '../../../domain/api/review-paths.ts'
import { gates } from '../../../domain/matching/gate.ts'
import { paths } from '../../../domain/paths.ts'
import type { Side } from '../../../domain/programme/reports.ts'
import { formatDate } from '../../content/format-date.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { Score, Why } from '../../ui/score/score.tsx'
import { Timeline } from '../../ui/timeline/timeline.tsx'
import { criteriaOf } from '../matching/expert-rank.tsx'
import { sayDay, sayMoment } from '../moment.tsx'
import type { MatchContext } from './match-form.tsx'

export function Sides({ t, href, locale, data: { match } }: MatchContext) {
  const { starts_on, ends_on } = match
  const party = (path: string, name: string, ...facts: readonly (string | null)[]) => (
    <>
      <a href={href(path)}>
        <bdi>{name}</bdi>
      </a>
      <br />
      {facts.filter(Boolean).join(', ')}
    </>
  )
  const { hospital_id, hospital, hospital_reference, country } = match
  const { expert_id, expert, expert_reference, expert_country } = match
  const items = [
    {
      term: t('board.hospital'),
      value: party(paths.adminHospital(hospital_id), hospital, hospital_reference, country),
    },
    {
      term: t('board.expert'),
      value: party(paths.adminExpert(expert_id), expert, expert_reference, expert_country),
    },
    { term: t('board.requestStatus'), value: t(`desk.status_${match.request_status}`) },
    { term: t('board.assignee'), value: match.assignee ?? t('admin.nobody') },
  ]
  if (starts_on && ends_on) {
    const days = { from: formatDate(starts_on, locale), to: formatDate(ends_on, locale) }
    items.push({ term: t('board.time'), value: t('board.fromTo', days) })
  }
  return (
    <Box id="sides" title={t('board.sides')}>
      <KeyValues items={items} />
      <p>
        <a href={href(paths.adminRequestMatch(hospital_id))}>{t('board.openWorkspace')}</a>
      </p>
    </Box>
  )
}

/** The score as it was when the expert was suggested. */
export function Snapshot({ t, locale, data: { match } }: MatchContext) {
  const { score, confidence, petals, scale_version, suggested_at } = match
  const criteria = criteriaOf({ match: { petals } }, t)
  return (
    <Box
      id="why"
      title={t('board.why')}
      aside={<Score criteria={criteria} score={score} ofText={t('workspace.of100')} />}
    >
      <Why criteria={criteria} />
      <p className="muted">
        {t('board.confidence', { count: confidence })}{' '}
        {t('board.whyText', {
          date: sayDay(suggested_at, locale),
          version: formatDate(scale_version, locale),
        })}
      </p>
    </Box>
  )
}

/** Why staff passed a gate or sent the expert unasked, and why the expert declined. */
export function Reasons({ t, data: { match } }: MatchContext) {
  const { passed_gates, unasked_reason, answer_reason } = match
  const reasons = [
    ...gates.map(
      (gate) => [t('board.passed', { gate: t(`match.gate_${gate}`) }), passed_gates[gate]] as const,
    ),
    [t('board.unasked'), unasked_reason] as const,
    [t('board.answered'), answer_reason] as const,
  ].flatMap(([term, reason]) => (reason ? [[term, String(reason)] as const] : []))
  if (reasons.length === 0) return null
  return (
    <Box id="reasons" title={t('board.reasons')}>
      <TypedValues items={reasons} />
    </Box>
  )
}

/** What people typed, with its line breaks. */
export function TypedValues({ items }: { items: readonly (readonly [term: string, text: string])[] }) {
  return (
    <KeyValues
      items={items.map(([term, text]) => ({
        term,
        value: (
          <span className="desk-answer" dir="auto">
            {text}
          </span>
        ),
      }))}
    />
  )
}

const promised = ['confirmed', 'agreement_signed', 'active', 'on_hold', 'completed', 'ended_early']

export function Promises({ t, locale, data: { match } }: MatchContext) {
  const { agreements, letter, status } = match
  if (!promised.includes(status)) return null
  const signedBy = (side: Side) => {
    const found = agreements.find((one) => one.side === side)
    if (!found) return t('board.notSigned')
    const date = sayMoment(found.accepted_at, locale)
    return t('board.signed', { name: found.name, date, version: formatDate(found.text_version, locale) })
  }
  return (
    <Box id="agreement" title={t('board.agreement')}>
      <KeyValues
        items={[
          { term: t('board.ofHospital'), value: <span dir="auto">{signedBy('hospital')}</span> },
          { term: t('board.ofExpert'), value: <span dir="auto">{signedBy('expert')}</span> },
          {
            term: t('board.letter'),
            value: letter ? (
              <>
                <a href={reviewPaths.file.replace(':id', letter.upload_id)}>{t('board.openLetter')}</a>,{' '}
                {t('board.letterOf', { date: sayMoment(letter.received_at, locale) })}
              </>
            ) : (
              t('board.noLetter')
            ),
          },
        ]}
      />
    </Box>
  )
}

export function History({ t, locale, data: { match } }: MatchContext) {
  const suggested = { date: match.suggested_at, text: t('board.suggested') }
  const moves = match.moves.map(({ to_status, actor, staff_name, moved_at, undone_at, reason }) => {
    const who = staff_name ?? t(`board.actor_${actor}`)
    const move = t('board.movedBy', { status: t(`match.status_${to_status}`), who })
    const text = [undone_at ? t('board.undone', { move }) : move, reason].filter(Boolean).join(': ')
    return { date: moved_at, text }
  })
  const items = [suggested, ...moves].map(({ date, text }) => ({
    date: date.toISOString(),
    dateText: sayMoment(date, locale),
    text,
  }))
  return (
    <Box id="history" title={t('board.history')}>
      <Timeline items={items} />
    </Box>
  )
}
