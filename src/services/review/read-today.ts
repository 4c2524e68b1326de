import { referenceOf } from '../../domain/applications/reference.ts'
import { type MatchPileName, matchPiles } from '../../domain/programme/match-piles.ts'
import { done } from '../../domain/refusals.ts'
import { type PileName, piles, rowsOfPile } from '../../domain/review/piles.ts'
import { mayDo, type Role } from '../../domain/staff/roles.ts'
import type { Store } from '../../store/open-store.ts'
import { countTickets, listTickets } from '../../store/programme/board.ts'
import { readFailedMails, readOpenMessages, readPile } from '../../store/review/today.ts'

/** Counts and first rows of what needs attention; mails only for those who may open the outbox. */
export async function readToday(store: Store, role: Role) {
  const names = Object.keys(piles) as PileName[]
  const matchNames = Object.keys(matchPiles) as MatchPileName[]
  const [mails_failed, messages_open, ofMatches, ...read] = await Promise.all([
    readFailedMails(store),
    readOpenMessages(store),
    Promise.all(matchNames.map(async (name) => [name, await matchPileOf(store, name)] as const)),
    ...names.map(async (name) => [name, await pileOf(store, name)] as const),
  ])
  return done({
    ...(Object.fromEntries(read) as Record<PileName, Awaited<ReturnType<typeof pileOf>>>),
    ...(Object.fromEntries(ofMatches) as Record<MatchPileName, Awaited<ReturnType<typeof matchPileOf>>>),
    mails_failed: mayDo(role, 'review_applications') ? mails_failed : { ...mails_failed, items: [] },
    messages_open,
  })
}

async function pileOf(store: Store, name: PileName) {
  const pile = await readPile(store, piles[name])
  const kinds = { expert: 0, hospital: 0, trainer: 0, ...pile.kinds }
  return {
    count: kinds.expert + kinds.hospital + kinds.trainer,
    kinds,
    items: pile.items.map(({ number, ...item }) => ({ ...item, reference: referenceOf(item.kind, number) })),
  }
}

async function matchPileOf(store: Store, name: MatchPileName) {
  const stage = matchPiles[name]
  const [count, tickets] = await Promise.all([
    countTickets(store, stage, {}),
    listTickets(store, stage, {}, { atMost: rowsOfPile }),
  ])
  const items = tickets.map(({ id, match_id, hospital, expert, report, since }) => ({
    id,
    match_id: match_id ?? id,
    hospital,
    expert: expert ?? '',
    report,
    since: since.toISOString(),
  }))
  return { count, items }
}
