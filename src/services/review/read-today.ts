import { referenceOf } from '../../domain/reference.ts'
import { done } from '../../domain/refusals.ts'
import type { Store } from '../../store/open-store.ts'
import { type Pile, readPiles, type WaitingApplication } from '../../store/review/today.ts'

/** What needs somebody now: how many of each, and the first few. */
export async function readToday(store: Store) {
  const piles = readPiles(store)
  const [fresh, waiting, informed, failedMails, openMessages] = await Promise.all([
    piles.fresh,
    piles.waiting,
    piles.informed,
    piles.failedMails,
    piles.openMessages,
  ])
  return done({
    new: referred(fresh),
    waiting_longest: referred(waiting),
    information_received: referred(informed),
    mails_failed: failedMails,
    messages_open: openMessages,
  })
}

function referred({ count, items }: Pile<WaitingApplication>) {
  return {
    count,
    items: items.map(({ number, ...item }) => ({ ...item, reference: referenceOf(item.kind, number) })),
  }
}
