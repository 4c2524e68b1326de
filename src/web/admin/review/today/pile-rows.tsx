import type { ReactNode } from 'react'
import type { ApplicationKind } from '../../../../domain/applications/application-status.ts'
import { paths } from '../../../../domain/paths.ts'
import { applicationPath } from '../../../../domain/review/application-screens.ts'
import { mayDo } from '../../../../domain/staff/roles.ts'
import { Button, LinkButton } from '../../../ui/button/button.tsx'
import { useDesk } from '../desk-context.ts'
import { sayAge, sayDay } from '../times.ts'
import type { Reminded, Today } from './today-calls.ts'

/** An act that is confirmed in a dialog, and whom it concerns. */
export type Asked =
  | { act: 'remind'; name: string; reminded: Reminded }
  | { act: 'link'; name: string; id: string; kind: ApplicationKind }

/** What the row of each pile is for. */
const acts = {
  new: 'review',
  waiting_longest: 'review',
  information_received: 'review',
  information_unanswered: 'link',
  without_shortlist: 'find',
  shortlists_unanswered: 'remind',
  answers_in: 'answers',
  choices_to_confirm: 'confirm',
  reports_overdue: 'remind',
  reports_submitted: 'report',
  mails_failed: 'mail',
  messages_open: 'answer',
} as const satisfies Record<keyof Today, string>

/** The rows of a pile: whom it is about, since when, and one act. */
export function useRows(ask: (asked: Asked) => void) {
  const { t, locale, href, staff } = useDesk()
  const mayAct = mayDo(staff.role, 'review_applications')
  return (name: keyof Today, data: Today) =>
    data[name].items.map((item) => ({ id: item.id, ...row(name, item) }))

  function row(name: keyof Today, item: Today[keyof Today]['items'][number]) {
    const age = sayAge(item.since, locale)
    if ('reference' in item) return ofApplication(name, item, `${item.reference} · ${age}`)
    if ('match_id' in item) return ofMatch(name, item, age)
    if ('recipient' in item) {
      const label = t('desk.mailTo', { to: item.recipient, subject: item.subject })
      const place = href(paths.adminMail(item.id))
      return { label, note: age, ...(mayAct && { href: place, act: link(name, place, label) }) }
    }
    const place = href(paths.adminMessage(item.id))
    return { label: item.name, note: age, href: place, act: link(name, place, item.name) }
  }

  function ofApplication(name: keyof Today, item: Today['new']['items'][number], note: string) {
    const { id, kind } = item
    const label = item.name || item.reference
    const place = href(applicationPath(kind, id))
    const own = { label, note, href: place }
    if (!mayAct) return own
    switch (acts[name]) {
      case 'link':
        return {
          ...own,
          ...(item.reminded_at && { note: `${note} · ${sayReminded(item.reminded_at)}` }),
          act: button(name, { act: 'link', name: label, id, kind }),
        }
      case 'remind':
        return { ...own, act: reminder(name, item, label, { about: 'shortlist', id }) }
      case 'find':
        return { ...own, act: link(name, href(paths.adminWorkspace(id)), label) }
      default:
        return { ...own, act: link(name, place, label) }
    }
  }

  function ofMatch(name: keyof Today, item: Today['reports_overdue']['items'][number], age: string) {
    const { hospital, expert, report, match_id, hospital_id } = item
    const label = t('desk.matchOf', { hospital, expert })
    const note = report ? `${t(`collaboration.${report}`)} · ${age}` : age
    const isAnswer = name === 'answers_in'
    const place = href(isAnswer ? paths.adminWorkspace(hospital_id) : paths.adminMatch(match_id))
    const own = { label, note, href: place }
    if (!mayAct) return own
    return report && acts[name] === 'remind'
      ? { ...own, act: reminder(name, item, label, { about: report, id: match_id }) }
      : { ...own, act: link(name, place, label) }
  }

  function sayReminded(at: string) {
    return t('desk.remindedOn', { day: sayDay(at, locale) })
  }

  /** Says when the last reminder went for as long as the next may not go. */
  function reminder(
    name: keyof Today,
    { reminded_at }: { reminded_at?: string | undefined },
    about: string,
    reminded: Reminded,
  ) {
    return reminded_at ? (
      <span className="sm muted">{sayReminded(reminded_at)}</span>
    ) : (
      button(name, { act: 'remind', name: about, reminded })
    )
  }

  function words(name: keyof Today, about: string): ReactNode {
    return (
      <>
        {t(`desk.do_${acts[name]}`)}
        <span className="vh"> {about}</span>
      </>
    )
  }

  function link(name: keyof Today, place: string, about: string) {
    return (
      <LinkButton small variant="secondary" href={place}>
        {words(name, about)}
      </LinkButton>
    )
  }

  function button(name: keyof Today, asked: Asked) {
    return (
      <Button small variant="secondary" onClick={() => ask(asked)}>
        {words(name, asked.name)}
      </Button>
    )
  }
}
