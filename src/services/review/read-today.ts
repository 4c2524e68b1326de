import { referenceOf } from '../../domain/reference.ts'
import { done } from '../../domain/refusals.ts'
import { type PileName, piles } from '../../domain/review/piles.ts'
import type { Store } from '../../store/open-store.ts'
import { readFailedMails, readOpenMessages, readPile } from '../../store/review/today.ts'

/** What needs somebody now: how many of each, and the first few. */
export async function readToday(store: Store) {
  const names = Object.keys(piles) as PileName[]
  const [mails_failed, messages_open, ...read] = await Promise.all([
    readFailedMails(store),
    readOpenMessages(store),
    ...names.map(async (name) => [name, await pileOf(store, name)] as const),
  ])
  return done({
    ...(Object.fromEntries(read) as Record<PileName, ApplicationPile>),
    mails_failed,
    messages_open,
  })
}

type ApplicationPile = Awaited<ReturnType<typeof pileOf>>

async function pileOf(store: Store, name: PileName) {
  const pile = await readPile(store, piles[name])
  const kinds = { expert: 0, hospital: 0, trainer: 0, ...pile.kinds }
  return {
    count: kinds.expert + kinds.hospital + kinds.trainer,
    kinds,
    items: pile.items.map(({ number, ...item }) => ({ ...item, reference: referenceOf(item.kind, number) })),
  }
}
