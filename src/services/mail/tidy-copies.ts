import type { Transport } from '../../mail/transport/transport.ts'
import { findMails } from '../../store/mail/outbox.ts'
import type { Store } from '../../store/open-store.ts'

/** A copy stays for as long as the row of its mail. It is listed before the rows are, for each has its row first. */
export async function tidyCopies(store: Store, { copies }: Transport): Promise<void> {
  if (!copies) return
  const ids = await copies.list()
  const kept = new Set(await findMails(store, ids))
  await copies.remove(ids.filter((id) => !kept.has(id)))
}
