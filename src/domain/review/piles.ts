import type { ApplicationKind } from '../applications/application-status.ts'
import type { MatchPileName } from '../programme/match-piles.ts'
import { shortlistDays } from '../programme/reminders.ts'
import type { ApplicationFilter } from './application-query.ts'

export type PileName = keyof typeof piles

/** The filter of a list of whatever kind, or of one. */
export type PileFilter = Omit<ApplicationFilter, 'kind'> & { kind?: ApplicationKind }

/** Rows of each of Today's piles. */
export const rowsOfPile = 8

/** Days of the trend of a tile, today included. */
export const trendDays = 15

/** A request for information is late after so many days without an answer. */
const informationDays = 7

/** Whose work Today shows; failed mails concern everybody. */
export const scopes = ['all', 'mine'] as const
export type Scope = (typeof scopes)[number]

/** Every pile that is counted by day. */
export type CountedPile = PileName | MatchPileName | 'mails_failed' | 'messages_open'

/** Filters of Today's counts, which its links reuse, so that both show the same rows; an application is in one of them. */
export const piles = {
  new: pile({ status: ['submitted'], sort: 'submitted' }),
  waiting_longest: pile({ status: ['in_review'], information: 'none', sort: 'submitted' }),
  information_received: pile({ information: 'received', sort: 'updated' }),
  information_unanswered: pile({
    status: ['info_requested'],
    unchanged: `${informationDays}` as const,
    sort: 'updated',
  }),
  without_shortlist: pile({ kind: 'hospital', status: ['eligible'], sort: 'updated' }),
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
