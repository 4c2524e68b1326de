import { nextDayOf } from './next-actors.ts'
import { shortlistDays } from './reminders.ts'
import type { ReportKind } from './reports.ts'
import { type CardMatch, chosenOf, type RequestCard } from './request-card.ts'

/** The last day of a step that another person waits for. */
export type Deadline = {
  readonly kind: 'answer' | 'choice' | 'last_day' | ReportKind
  /** An ISO date. */
  readonly day: string
  readonly isLate: boolean
}

const dayInMilliseconds = 86_400_000

/** The next deadlines of a request, given its status. */
export function deadlinesOf(card: RequestCard, today: string): Deadline[] {
  const chosen = chosenOf(card)
  const on = (kind: Deadline['kind'], day: string): Deadline => ({ kind, day, isLate: day < today })
  if (chosen) return ofCollaboration(chosen, on)
  if (card.status === 'shortlist_sent') {
    const sent = earliest(
      card.matches.filter(({ status }) => status === 'shortlisted'),
      'moved_at',
    )
    return sent ? [on('choice', dayOf(sent.getTime() + shortlistDays * dayInMilliseconds))] : []
  }
  if (card.status !== 'eligible') return []
  const asked = card.matches.filter(({ status }) => status === 'invited')
  const answerBy = earliest(asked, 'answer_by')
  // The answer counts until the end of the day before.
  return answerBy ? [on('answer', dayOf(answerBy.getTime() - 1))] : []
}

type On = (kind: Deadline['kind'], day: string) => Deadline

/** While a collaboration is on hold nothing is late, because no reminders are sent. */
function ofCollaboration({ status, reports, ends_on }: CardMatch, on: On): Deadline[] {
  if (status !== 'active') return []
  const due = reports.filter((report) => report.status === 'due')
  const next = nextDayOf(due)
  return [
    ...due.filter(({ due_on }) => due_on === next).map(({ kind, due_on }) => on(kind, due_on)),
    ...(ends_on ? [{ ...on('last_day', ends_on), isLate: false }] : []),
  ]
}

function earliest(matches: readonly CardMatch[], what: 'moved_at' | 'answer_by'): Date | undefined {
  const times = matches.flatMap((match) => match[what] ?? [])
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)
