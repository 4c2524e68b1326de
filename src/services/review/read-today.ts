import { referenceOf } from '../../domain/reference.ts'
import { done } from '../../domain/refusals.ts'
import { type PileName, piles } from '../../domain/review/piles.ts'
import { mayDo, type Role } from '../../domain/roles.ts'
import type { Store } from '../../store/open-store.ts'
import { readFailedMails, readOpenMessages, readPile } from '../../store/review/today.ts'

/** What needs somebody now: how many of each, and the first few. Mails are named to those who may open the outbox. */
export async function readToday(store: Store, role: Role) {
  const names = Object.keys(piles) as PileName[]
  const [mails_failed, messages_open, ...read] = await Promise.all([
    readFailedMails(store),
    readOpenMessages(store),
    ...names.map(async (name) => [name, await pileOf(store, name)] as const),
  ])
  return done({
    ...(Object.fromEntries(read) as Record<PileName, ApplicationPile>),
    mails_failed: mayDo(role, 'review_applications') ? mails_failed : { ...mails_failed, items: [] },
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
