import { type BoardQuery, type BoardStage, boards } from '../../domain/programme/board.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { type BoardFilter, countTickets, listTickets, type Ticket } from '../../store/programme/board.ts'
import { cutPage, readCursor } from '../review/cursor.ts'

const shown = 6
const size = 50

export type Column = { count: number; tickets: Ticket[] }

export async function readBoard(
  store: Store,
  staff: Pick<Staff, 'id'>,
  query: BoardQuery,
): Promise<Partial<Record<BoardStage, Column>>> {
  const filter = filterOf(staff, query)
  const stages: readonly BoardStage[] = ['without_expert', ...Object.values(boards).flat()]
  const columns = stages.map(async (stage) => {
    const [count, tickets] = await Promise.all([
      countTickets(store, stage, filter),
      listTickets(store, stage, filter, { atMost: shown }),
    ])
    return [stage, { count, tickets }] as const
  })
  return Object.fromEntries(await Promise.all(columns))
}

export type TicketPage = { count: number; rows: Ticket[]; cursor: string | null }

/** One column, page by page. An invalid cursor starts at the beginning. */
export async function listStage(
  store: Store,
  staff: Pick<Staff, 'id'>,
  stage: BoardStage,
  query: BoardQuery,
): Promise<TicketPage> {
  const filter = filterOf(staff, query)
  const after = (query.cursor && readCursor(query.cursor, 'time')) || undefined
  const [count, found] = await Promise.all([
    countTickets(store, stage, filter),
    listTickets(store, stage, filter, { after, atMost: size + 1 }),
  ])
  return { count, ...cutPage(found, size) }
}

function filterOf({ id }: Pick<Staff, 'id'>, { search, country, assignee }: BoardQuery): BoardFilter {
  return { search, country, assignee: assignee === 'me' ? id : assignee }
}
