import { Fragment } from 'react'
import { gates } from '../../../domain/matching/gate-names.ts'
import { isOver } from '../../../domain/matching/match-status.ts'
import { sayGate } from '../../../domain/matching/say-gate.ts'
import { capacityIn } from '../../../domain/matching/workload.ts'
import { nameOfLocale } from '../../../domain/messages/locale-name.ts'
import { paths } from '../../../domain/paths.ts'
import type { RemindedOf } from '../../../domain/programme/reminders.ts'
import type { Side } from '../../../domain/programme/reports.ts'
import { formatDate } from '../../content/format-date.ts'
import { Box } from '../../ui/box/box.tsx'
import { KeyValues } from '../../ui/key-values/key-values.tsx'
import { ContactText } from '../contact-text.tsx'
import type { MatchContext } from './match-form.tsx'
import { ReminderForm } from './reminder.tsx'

export function Sides({ t, href, locale, registry, data: { match } }: MatchContext) {
  const { starts_on, ends_on } = match
  const party = (path: string, name: string, side: Side, ...facts: readonly (string | null)[]) => (
    <>
      <a href={href(path)}>
        <bdi>{name}</bdi>
      </a>
      <br />
      {facts.filter(Boolean).join(', ')}
      <Contact {...match.contacts[side]} />
    </>
  )
  const { hospital_id, hospital, hospital_reference, country } = match
  const { expert_id, expert, expert_reference, expert_country } = match
  const mailsIn = (language: string) => t('board.mailsIn', { language: nameOfLocale(language) })
  const items = [
    {
      term: t('board.hospital'),
      value: party(
        paths.adminHospital(hospital_id),
        hospital,
        'hospital',
        hospital_reference,
        country,
        mailsIn(match.hospital_locale),
      ),
    },
    {
      term: t('board.expert'),
      value: party(
        paths.adminExpert(expert_id),
        expert,
        'expert',
        expert_reference,
        expert_country,
        mailsIn(match.expert_locale),
      ),
    },
    {
      term: t('workspace.carried'),
      value: t('workspace.carriedOf', { count: match.carried, most: capacityIn(registry) }),
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
        <a href={href(paths.adminWorkspace(hospital_id))}>{t('board.openWorkspace')}</a>
      </p>
    </Box>
  )
}

function Contact({ email, phone }: Record<'email' | 'phone', string>) {
  return (['email', 'phone'] as const).map((kind) => {
    const text = { email, phone }[kind]
    return (
      text && (
        <Fragment key={kind}>
          <br />
          <ContactText kind={kind} text={text} />
        </Fragment>
      )
    )
  })
}

/** Why staff passed a gate or sent the expert unasked, and why the expert declined. */
export function Reasons({ t, data: { match } }: MatchContext) {
  const { passed_gates, unasked_reason, over_limit_reason, answer_reason } = match
  const reasons = [
    ...gates.map((gate) => [t('board.passed', { gate: sayGate(gate, t) }), passed_gates[gate]] as const),
    [t('board.unasked'), unasked_reason] as const,
    [t('board.overLimit'), over_limit_reason] as const,
    [t(isOver(match.status) ? 'board.answered' : 'board.answeredLate'), answer_reason] as const,
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

/** What can be reminded of here, if it is still waited for. */
export function Reminders({ context, about }: { context: MatchContext; about: RemindedOf }) {
  const offered = context.data.reminders.filter((one) => one.about === about)
  if (offered.length === 0) return null
  return (
    <div className="match-acts row">
      {offered.map((reminder) => (
        <ReminderForm key={reminder.side} context={context} reminder={reminder} />
      ))}
    </div>
  )
}
