import type { ApplicationKind } from '../applications/application-status.ts'
import { shortlistDays } from '../programme/reminders.ts'
import type { ApplicationFilter } from './application-query.ts'

export type PileName = keyof typeof piles

/** The filter of a list of whatever kind, or of one. */
export type PileFilter = Omit<ApplicationFilter, 'kind'> & { kind?: ApplicationKind }

/** Rows of each of Today's piles. */
export const rowsOfPile = 8

/** Filters of Today's counts, which its links reuse, so that both show the same rows. */
export const piles = {
  new: pile({ status: ['submitted'] }),
  waiting_longest: pile({ status: ['submitted', 'in_review'], sort: 'submitted' }),
  information_received: pile({ information: 'received', sort: 'updated' }),
  shortlists_unanswered: pile({
    status: ['shortlist_sent'],
    unchanged: `${shortlistDays}` as const,
    sort: 'updated',
  }),
} satisfies Record<string, PileFilter>

function pile(narrowed: Partial<PileFilter>): PileFilter {
  const all = { status: [], country: [], region: [], area: [], language: [], locale: [], tag: [] }
  return { ...all, sort: '-submitted', ...narrowed }
}
