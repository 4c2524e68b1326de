import { useState } from 'react'
import { applicationForms } from '../../../../domain/forms/application-forms.ts'
import { fieldOf } from '../../../../domain/forms/engine/visible.ts'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import { Box } from '../../../ui/box/box.tsx'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { FileRow } from '../../../ui/file-row/file-row.tsx'
import { KeyValues } from '../../../ui/key-values/key-values.tsx'
import { Message } from '../../../ui/message/message.tsx'
import { Timeline } from '../../../ui/timeline/timeline.tsx'
import type { Reviewed } from '../calls.ts'
import { useDesk } from '../desk-context.ts'
import { sayTime } from '../times.ts'

type Props = { application: Reviewed }

export function Duplicates({ application: { duplicates } }: Props) {
  const { t, href } = useDesk()
  if (duplicates.length === 0) return null
  return (
    <Message tone="warn" title={t('desk.duplicates', { count: duplicates.length })}>
      <ul className="desk-duplicates">
        {duplicates.map(({ id, kind, reference, name, status, same_address }) => (
          <li key={id}>
            <a href={href(applicationPath(kind, id))}>{[name, reference].filter(Boolean).join(', ')}</a>
            <small>
              {t(same_address ? 'desk.sameAddress' : 'desk.sameName', { status: t(`desk.status_${status}`) })}
            </small>
          </li>
        ))}
      </ul>
    </Message>
  )
}

/** A new address that the applicant has entered and not confirmed yet. */
export function PendingEmail({ application: { email, pending_email: pending } }: Props) {
  const { t, locale } = useDesk()
  if (!pending) return null
  return (
    <Message title={t('desk.pendingEmail')}>
      <p>
        <bdi>{pending.email}</bdi>
      </p>
      <p>{t('desk.pendingEmailText', { email, time: sayTime(pending.expires_at, locale) })}</p>
    </Message>
  )
}

/** All answers by step of the form; those that coordinators fill in come last. */
export function Answers({ application: { kind, answers } }: Props) {
  const { t } = useDesk()
  const form = applicationForms[kind]
  const asked = new Set(form.steps.flatMap(({ asks }) => asks))
  const rest = answers.filter(({ name, text }) => !asked.has(name) && text)
  const groups = [
    ...form.steps.map(({ id, title, asks }) => ({
      id,
      title: t(title),
      answers: answers.filter(({ name }) => asks.includes(name) && fieldOf(form, name).kind !== 'file'),
    })),
    { id: 'team', title: t('desk.ofTeam'), answers: rest },
  ]
  return groups
    .filter((group) => group.answers.length > 0)
    .map((group) => (
      <Box key={group.id} id={`answers-${group.id}`} title={group.title}>
        <KeyValues
          items={group.answers.map(({ label, text }) => ({
            term: label,
            value: text ? (
              <span className="desk-answer">{text}</span>
            ) : (
              <span className="muted">{t('desk.notAnswered')}</span>
            ),
          }))}
        />
      </Box>
    ))
}

/** The files of an application, each loaded on request, because opening one is audited. */
export function Documents({ application: { files, answers } }: Props) {
  const { t, locale } = useDesk()
  const [shown, setShown] = useState<string>()
  if (files.length === 0) return null
  // Files without a question were uploaded later.
  const label = (field: string) =>
    answers.find(({ name }) => name === field)?.label ?? t('desk.letterOfCommitment')
  const order = answers.map(({ name }) => name)
  const asAsked = [...files].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field))
  return (
    <Box id="documents" title={t('desk.documents')}>
      {asAsked.map(({ id, field, name, size, href }) => (
        <div key={id} className="stack gap-3">
          <FileRow name={name} detail={`${label(field)} · ${saySize(size, locale)}`}>
            <Button
              variant="quiet"
              small
              aria-expanded={shown === id}
              onClick={() => setShown(shown === id ? undefined : id)}
            >
              {t(shown === id ? 'desk.hideFile' : 'desk.showFile')}
            </Button>
            <LinkButton variant="quiet" small href={href} target="_blank" rel="noopener">
              {t('desk.openFile')}
            </LinkButton>
          </FileRow>
          {shown === id && <iframe className="desk-file" src={href} title={`${label(field)}: ${name}`} />}
        </div>
      ))}
    </Box>
  )
}

function saySize(bytes: number, locale: string): string {
  const [unit, length] =
    bytes >= 1_000_000 ? (['megabyte', 1_000_000] as const) : (['kilobyte', 1000] as const)
  const style = { style: 'unit', unit, maximumFractionDigits: 1 } as const
  return new Intl.NumberFormat(locale, style).format(bytes / length)
}

export function History({ application: { history, submitted_at, entered } }: Props) {
  const { t, locale } = useDesk()
  const moves = history.map(({ to, actor, staff_name, moved_at, undone_at }) => {
    const who = actor === 'staff' && staff_name ? staff_name : t(`desk.actor_${actor}`)
    const said = t('desk.movedBy', { status: t(`desk.status_${to}`), who })
    return { date: moved_at, text: undone_at ? t('desk.undone', { move: said }) : said }
  })
  const who = entered?.staff_name ?? ''
  const items = [
    ...(entered ? [{ date: entered.entered_at, text: t(`desk.entered_${entered.source}`, { who }) }] : []),
    { date: submitted_at, text: t(entered ? 'desk.confirmed' : 'desk.status_submitted') },
    ...moves,
  ].sort((a, b) => a.date.localeCompare(b.date))
  return (
    <Box id="history" title={t('desk.history')}>
      <Timeline items={items.map((item) => ({ ...item, dateText: sayTime(item.date, locale) }))} />
    </Box>
  )
}
