import type { MatchStatus } from '../../../domain/matching/match-status.ts'
import { capacityIn } from '../../../domain/matching/workload.ts'
import { dayStyle } from '../../../domain/messages/day-style.ts'
import type { Translate } from '../../../domain/messages/translate.ts'
import { paths } from '../../../domain/paths.ts'
import { type Deadline, deadlinesOf } from '../../../domain/programme/deadlines.ts'
import { requestActOf } from '../../../domain/programme/next-act.ts'
import { nextActorsOf } from '../../../domain/programme/next-actors.ts'
import { isDue } from '../../../domain/programme/request-acts.ts'
import { chipsOf, isConsidered } from '../../../domain/programme/request-card.ts'
import type { PageContext } from '../../page.ts'
import { Ticket, type TicketNote, TicketPerson } from '../../ui/board/board.tsx'
import { LinkButton } from '../../ui/button/button.tsx'
import { sayChanged } from '../matching/changed-answers.tsx'
import { LoadBadge } from '../matching/load-badge.tsx'
import { MatchBadge } from '../matching/match-badge.tsx'
import { UnfitBadge } from '../matching/unfit-badge.tsx'
import { sayDay } from '../moment.tsx'
import { sayAge } from '../review/times.ts'
import { countryOf, type Shown } from './board-data.ts'
import { placeOfAct } from './place-of-act.ts'

type Props = PageContext<unknown> & { ticket: Shown }

/** One request: its experts, what is due, who acts next, and the act of its stage. */
export function RequestTicket(context: Props) {
  const { t, href, locale, ticket } = context
  const age = { text: sayAge(ticket.since.toISOString(), locale) }
  return (
    <Ticket
      title={ticket.hospital}
      href={href(paths.adminHospital(ticket.hospital_id))}
      country={countryOf(ticket)}
      notes={[age, ...changeNotes(context), ...deadlineNotes(context)]}
      next={sayNext(context)}
    >
      <Experts {...context} />
      <Act t={t} href={href} ticket={ticket} />
    </Ticket>
  )
}

export function Experts({ t, href, registry, ticket }: Pick<Props, 't' | 'href' | 'registry' | 'ticket'>) {
  const { chips, rest } = chipsOf(ticket)
  if (chips.length === 0) return null
  return (
    <>
      <ul className="ticket__people" aria-label={t('board.experts')}>
        {chips.map((match) => (
          <TicketPerson key={match.id} href={href(paths.adminMatch(match.id))} name={match.expert}>
            <MatchBadge t={t} status={match.status} isHeld={match.is_held && isSent(match.status)} />
            {isConsidered(match.status) && <LoadBadge t={t} most={capacityIn(registry)} entry={match} />}
            <UnfitBadge t={t} gates={match.gates} reasonClass="ticket__why" />
          </TicketPerson>
        ))}
      </ul>
      {rest > 0 && <small>{t('board.moreExperts', { count: rest })}</small>}
    </>
  )
}

/** Statuses in which the coordinator sends something; a choice that can be undone is shown as it is. */
const isSent = (status: MatchStatus) => status === 'invited' || status === 'shortlisted'

function Act({ t, href, ticket }: Pick<Props, 't' | 'href' | 'ticket'>) {
  const offer = requestActOf(ticket)
  if (!offer) return null
  return (
    <LinkButton
      small
      block
      variant={isDue(offer.act) ? 'primary' : 'secondary'}
      href={href(placeOfAct(ticket.hospital_id, offer))}
    >
      {t(`desk.act_${offer.act}`)}
      <span className="vh">{t('workspace.about', { name: ticket.hospital })}</span>
    </LinkButton>
  )
}

export function sayNext({ t, locale, ticket }: Pick<Props, 't' | 'locale' | 'ticket'>): string | undefined {
  const actors = nextActorsOf(ticket, today())
  if (actors.length === 0) return undefined
  const words = new Intl.ListFormat(locale, { type: 'conjunction' })
  return t('board.nextUp', { who: words.format(actors.map((actor) => t(`board.next_${actor}`))) })
}

/** What the hospital has changed under the matches of its request. */
function changeNotes({ t, locale, ticket: { changed } }: Pick<Props, 't' | 'locale' | 'ticket'>) {
  if (!changed) return []
  const day = sayDay(changed.at, locale, 'medium')
  const text = t('match.requestChangedOn', { day, questions: sayChanged(t, 'hospital', changed) })
  return [{ text, late: true }]
}

export function deadlineNotes({ t, locale, ticket }: Pick<Props, 't' | 'locale' | 'ticket'>): TicketNote[] {
  return deadlinesOf(ticket, today()).map((deadline) => ({
    text: sayDeadline(t, deadline, dayStyle(locale, 'medium').format(new Date(deadline.day))),
    late: deadline.isLate,
  }))
}

function sayDeadline(t: Translate, { kind, isLate }: Deadline, date: string): string {
  if (kind === 'last_day') return t('board.by_last_day', { date })
  const when = isLate ? 'late' : 'by'
  if (kind === 'answer' || kind === 'choice') return t(`board.${when}_${kind}`, { date })
  return t(`board.${when}_report`, { report: t(`collaboration.${kind}`), date })
}

const today = () => new Date().toISOString().slice(0, 10)
