import { referenceOf } from '../../domain/applications/reference.ts'
import { type MatchPileName, matchPiles } from '../../domain/programme/match-piles.ts'
import { reportAuthor } from '../../domain/programme/reports.ts'
import { done } from '../../domain/refusals.ts'
import { type CountedPile, type PileName, piles, rowsOfPile, type Scope } from '../../domain/review/piles.ts'
import { everywhere, type Regional } from '../../domain/staff/regions.ts'
import { mayDo } from '../../domain/staff/roles.ts'
import type { Staff } from '../../domain/staff/staff.ts'
import type { Store } from '../../store/open-store.ts'
import { countTickets, listTickets, type Ticket } from '../../store/programme/board.ts'
import { listRecentReminders } from '../../store/programme/reminders.ts'
import { listLinksSinceAsked } from '../../store/review/information-requests.ts'
import {
  readFailedMails,
  readOpenMessages,
  readPile,
  readTrends,
  recordPileCounts,
} from '../../store/review/today.ts'

/** Counts and first rows of what needs attention; mails only for those who may open the outbox. */
export async function readToday(
  store: Store,
  staff: Pick<Staff, 'id' | 'role' | 'regions'>,
  whose: Scope = 'all',
) {
  const [found, trends] = await Promise.all([
    readPiles(store, staff, whose === 'mine' ? staff.id : undefined),
    // The counts of past days are those of all regions.
    whose === 'all' && !staff.regions?.length ? readTrends(store) : {},
  ])
  const { mails_failed } = found
  const shown = {
    ...found,
    mails_failed: mayDo(staff.role, 'review_applications') ? mails_failed : { ...mails_failed, items: [] },
  }
  return done(withTrends(shown, trends))
}

/** Stores today's counts for the trends of later days. */
export async function countPiles(store: Store): Promise<void> {
  const found = Object.entries(await readPiles(store, everywhere)).map(([name, { count }]) => [name, count])
  await recordPileCounts(store, Object.fromEntries(found) as Record<CountedPile, number>)
}

async function readPiles(store: Store, staff: Regional, assignee?: string) {
  const names = Object.keys(piles) as PileName[]
  const matchNames = Object.keys(matchPiles) as MatchPileName[]
  const [mails_failed, messages_open, ofMatches, ...read] = await Promise.all([
    readFailedMails(store, staff),
    readOpenMessages(store, assignee),
    Promise.all(
      matchNames.map(async (name) => [name, await matchPileOf(store, staff, name, assignee)] as const),
    ),
    ...names.map(async (name) => [name, await pileOf(store, staff, name, assignee)] as const),
  ])
  return {
    ...(Object.fromEntries(read) as Record<PileName, Awaited<ReturnType<typeof pileOf>>>),
    ...(Object.fromEntries(ofMatches) as Record<MatchPileName, Awaited<ReturnType<typeof matchPileOf>>>),
    mails_failed,
    messages_open,
  }
}

type Trends = Partial<Record<CountedPile, readonly number[]>>
type Counted = { count: number }

/** The counts of past days, and today's. */
function withTrends<Piles extends Record<CountedPile, Counted>>(found: Piles, trends: Trends) {
  const entries = Object.entries(found).map(([name, pile]) => {
    const days = trends[name as CountedPile]
    return [name, { ...pile, trend: days ? [...days, pile.count] : [] }]
  })
  return Object.fromEntries(entries) as { [Name in keyof Piles]: Piles[Name] & { trend: number[] } }
}

async function pileOf(store: Store, staff: Regional, name: PileName, assignee?: string) {
  const pile = await readPile(store, staff, { ...piles[name], ...(assignee && { assignee }) })
  const ids = pile.items.map(({ id }) => id)
  const reminders =
    name === 'information_unanswered'
      ? await listLinksSinceAsked(store, ids)
      : await listRecentReminders(store, name === 'shortlists_unanswered' ? ids : [])
  const kinds = { expert: 0, hospital: 0, trainer: 0, ...pile.kinds }
  return {
    count: kinds.expert + kinds.hospital + kinds.trainer,
    kinds,
    items: pile.items.map(({ number, ...item }) => ({
      ...item,
      reference: referenceOf(item.kind, number),
      ...remindedAt(reminders.get(item.id)),
    })),
  }
}

async function matchPileOf(store: Store, staff: Regional, name: MatchPileName, assignee?: string) {
  const stage = matchPiles[name]
  const [count, tickets] = await Promise.all([
    countTickets(store, stage, { assignee, staff }),
    listTickets(store, stage, { assignee, staff }, { atMost: rowsOfPile }),
  ])
  const isLate = name === 'reports_overdue'
  const reminders = await listRecentReminders(store, isLate ? tickets.flatMap(authorOf) : [])
  const items = tickets.map((ticket) => ({
    id: ticket.id,
    match_id: ticket.match_id ?? ticket.id,
    hospital_id: ticket.hospital_id,
    hospital: ticket.hospital,
    expert: ticket.expert ?? '',
    report: ticket.report,
    since: ticket.since.toISOString(),
    ...remindedAt(authorOf(ticket).map((id) => reminders.get(id))[0]),
  }))
  return { count, items }
}

/** The author of the report, if the ticket is about one. */
function authorOf({ report, hospital_id, expert_id }: Ticket): string[] {
  const author = report && (reportAuthor[report] === 'expert' ? expert_id : hospital_id)
  return author ? [author] : []
}

const remindedAt = (last: Date | undefined) => last && { reminded_at: last.toISOString() }
