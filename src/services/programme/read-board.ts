import type { ChangedSince } from '../../domain/matching/matched-answers.ts'
import { type BoardQuery, type BoardStage, boards } from '../../domain/programme/board.ts'
import type { CardMatch, RequestCard } from '../../domain/programme/request-card.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { type BoardFilter, countTickets, listTickets, type Ticket } from '../../store/programme/board.ts'
import { listCardMatches } from '../../store/programme/card-matches.ts'
import { changedRequest, readChanges } from '../matching/changed-answers.ts'
import { type Carried, withLoads } from '../matching/expert-load.ts'
import { withGates } from '../matching/gates-of-today.ts'
import { cutPage, readCursor } from '../review/cursor.ts'

const shown = 6
const size = 50

/** A request, a match or a report with all matches of its request. */
export type Card = Ticket &
  RequestCard & {
    readonly matches: readonly (CardMatch & Carried)[]
    /** What the hospital has changed in its request since staff last acted on a match of it. */
    readonly changed: ChangedSince | null
  }

export type Column = { count: number; tickets: Card[] }

export async function readBoard(
  store: Store,
  staff: Pick<Staff, 'id' | 'regions'>,
  query: BoardQuery,
): Promise<Partial<Record<BoardStage, Column>>> {
  const filter = filterOf(staff, query)
  const stages: readonly BoardStage[] = ['without_expert', ...Object.values(boards).flat()]
  const columns = []
  // One after the other: all at once, they would take every connection of the pool from other requests.
  for (const stage of stages) {
    const [count, tickets] = await Promise.all([
      countTickets(store, stage, filter),
      listTickets(store, stage, filter, { atMost: shown }),
    ])
    columns.push({ stage, count, tickets })
  }
  const cards = await withMatches(
    store,
    columns.flatMap(({ tickets }) => tickets),
  )
  return Object.fromEntries(
    columns.map(({ stage, count, tickets }) => [stage, { count, tickets: cards.splice(0, tickets.length) }]),
  )
}

export type TicketPage = { count: number; rows: Card[]; cursor: string | null }

/** One column, page by page. An invalid cursor starts at the beginning. */
export async function listStage(
  store: Store,
  staff: Pick<Staff, 'id' | 'regions'>,
  stage: BoardStage,
  query: BoardQuery,
): Promise<TicketPage> {
  const filter = filterOf(staff, query)
  const after = (query.cursor && readCursor(query.cursor, 'time')) || undefined
  const [count, found] = await Promise.all([
    countTickets(store, stage, filter),
    listTickets(store, stage, filter, { after, atMost: size + 1 }),
  ])
  const { rows, cursor } = cutPage(found, size)
  return { count, rows: await withMatches(store, rows), cursor }
}

/** The tickets in the same order, each with the matches of its request. */
async function withMatches(store: Store, tickets: readonly Ticket[]): Promise<Card[]> {
  const ids = new Set(tickets.map(({ hospital_id }) => hospital_id))
  const loaded = await withLoads(store, await withGates(store, await listCardMatches(store, [...ids])))
  const matches = Map.groupBy(loaded, ({ hospital_id }) => hospital_id)
  const changes = await readChanges(
    store,
    loaded.map(({ id }) => id),
  )
  return tickets.map((ticket) => {
    const own = matches.get(ticket.hospital_id) ?? []
    return { ...ticket, matches: own, changed: changedRequest(own.map(({ id }) => changes.get(id))) }
  })
}

function filterOf(
  staff: Pick<Staff, 'id' | 'regions'>,
  { search, country, assignee }: BoardQuery,
): BoardFilter {
  return { search, country, assignee: assignee === 'me' ? staff.id : assignee, staff }
}
